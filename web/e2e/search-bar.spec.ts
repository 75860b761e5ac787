import { addDays } from '@nordbo/contracts'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { dayOf, today } from './stay.ts'
import { expect, test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const where = (page: Page) => page.getByRole('combobox', { name: 'Hvor', exact: true })
const whenButton = (page: Page) => page.getByRole('button', { name: /^Hvornår/ })
const day = (inDays: number): string => addDays(today(), inDays)

test('the search bar takes place, dates and guests in one popup at a time, and is remembered', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await where(page).click()
  const places = page.getByTestId('place-panel')
  await expect(places.getByRole('button', { name: 'I nærheden af mig' })).toBeVisible()
  await expect(places.getByRole('option')).toHaveText([
    'København Danmark',
    'Aarhus Danmark',
    'Odense Danmark',
    'Aalborg Danmark',
    'Oslo Norge',
    'Stockholm Sverige',
  ])
  await expectAccessible(page, 'choosing a place')
  await places.getByRole('option', { name: /Aarhus/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar).toBeVisible()
  await expect(places).toBeHidden()
  await page.getByRole('button', { name: /^Hvem/ }).click()
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await whenButton(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  // Fixed dates with a tolerance, then the next popup.
  await dayOf(calendar, day(3)).click()
  await dayOf(calendar, day(6)).click()
  await calendar.getByText('± 2 dage').click()
  await expectAccessible(page, 'choosing dates')
  await calendar.getByRole('button', { name: 'Næste', exact: true }).click()
  const guests = page.getByRole('dialog', { name: 'Gæster' })
  await guests.getByRole('button', { name: 'Flere: Voksne' }).click()
  await guests.getByRole('button', { name: 'Flere: Kæledyr' }).click()
  await expect(page.getByRole('button', { name: /^Hvem/ })).toContainText('2 gæster')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`place=Aarhus&checkIn=${day(3)}&checkOut=${day(6)}&flex=2&guests=1&pets=1`))
  const storedSearch = (): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('nordbo-search') ?? '{}'))
  await expect.poll(storedSearch).toMatchObject({
    group: 'housing',
    place: 'Aarhus',
    guests: 1,
    locale: 'da',
    durationMin: null,
    bbox: '',
    dates: { checkIn: day(3) },
    participants: { pets: '1' },
  })
  expect(await storedSearch()).toHaveProperty('subcategory')
  await page.goto('/')
  await expect(where(page)).toHaveValue('Aarhus')
  await expect(whenButton(page)).toContainText('±2')
  // Typing replaces the remembered place.
  await where(page).click()
  await page.keyboard.type('Odense')
  await expect(where(page)).toHaveValue('Odense')
})

test('the search calendar starts on Monday, disables past days, and picks a range by clicks', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await whenButton(page).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'mandag')
  await expect(dayOf(calendar, day(-1))).toBeDisabled()
  await expect(dayOf(calendar, today())).toBeEnabled()
  const words = (date: string): string =>
    new Intl.DateTimeFormat('da', { day: 'numeric', month: 'short' }).format(new Date(`${date}T12:00:00Z`))
  await dayOf(calendar, day(8)).click()
  await expect(whenButton(page)).toContainText(`${words(day(8))} –`)
  // A day before the arrival restarts the range.
  await dayOf(calendar, day(5)).click()
  await expect(whenButton(page)).toContainText(`${words(day(5))} –`)
  await dayOf(calendar, day(7)).click()
  await expect(whenButton(page)).toContainText(words(day(7)))
  await dayOf(calendar, day(9)).click()
  await expect(calendar.getByText(/ gælder, til du har valgt nye datoer\.$/)).toBeVisible()
  await expect(whenButton(page)).toContainText(`${words(day(5))} –`)
  await dayOf(calendar, day(11)).click()
  await expect(whenButton(page)).toContainText(words(day(9)))
  await expect(whenButton(page)).not.toContainText(words(day(5)))

  // Switching between flexible and fixed dates keeps both choices.
  await calendar.getByText('Jeg er fleksibel').click()
  await calendar.getByText('En uge', { exact: true }).click()
  await expect(whenButton(page)).toContainText('En uge i')
  await calendar.getByText('Datoer', { exact: true }).click()
  await expect(whenButton(page)).toContainText(words(day(11)))
  await calendar.getByText('Jeg er fleksibel').click()
  await expect(whenButton(page)).toContainText('En uge i')
})

test('suggestions find a misspelled place by keyboard, and lead directly to a home', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await where(page).fill('skgen')
  const list = page.getByRole('listbox', { name: 'Forslag' })
  const skagen = list.getByRole('group', { name: 'Steder' }).getByRole('option', { name: /^Skagen/ })
  await expect(skagen).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(skagen).toHaveAttribute('aria-selected', 'true')
  await expect(where(page)).toHaveAttribute('aria-activedescendant', (await skagen.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(where(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(where(page)).toHaveValue('Skagen')
  await expect(page.getByRole('dialog', { name: 'Kalender' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(whenButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Hvem/ })).toBeFocused()
  // A home by its title.
  await where(page).fill('Skagen')
  await list.getByRole('group', { name: 'Boliger' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/listing\//)
})

test('a place that was searched before its suggestions came has them when its field is opened again', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/')
  await where(page).fill('Skagen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?place=Skagen/)
  await where(page).click()
  const list = page.getByRole('listbox', { name: 'Forslag' })
  await expect(list.getByRole('option', { name: /^Skagen/ }).first()).toBeVisible()
})

test('the search’s counters never go below zero', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await page.getByRole('button', { name: /^Hvem/ }).click()
  const guests = page.getByRole('dialog', { name: 'Gæster' })
  for (const [who, age] of [
    ['Voksne', '13 år og derover'],
    ['Børn', '2–12 år'],
    ['Spædbørn', 'Under 2 år'],
    ['Kæledyr', ''],
  ] as const) {
    await expect(guests.getByRole('button', { name: `Færre: ${who}`, exact: true })).toBeDisabled()
    await expect(guests).toContainText(age)
    await guests.getByRole('button', { name: `Flere: ${who}`, exact: true }).click()
    await guests.getByRole('button', { name: `Færre: ${who}`, exact: true }).click()
    await expect(guests.getByRole('button', { name: `Færre: ${who}`, exact: true })).toBeDisabled()
  }
})

test('sharing one’s position finds homes within 25 km', async ({ visitor }) => {
  const { page } = await visitor({
    geolocation: { latitude: 57.7209, longitude: 10.5841 },
    permissions: ['geolocation'],
  })
  await page.goto('/search')
  await where(page).click()
  await page.getByRole('button', { name: 'I nærheden af mig' }).click()
  await expect(where(page)).toHaveValue('I nærheden af mig')
  const searchRequest = page.waitForRequest(/\/api\/listings\?.*radius=/)
  // Dates are asked next.
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(/lat=57\.721&lng=10\.584&radius=25/)
  expect(new URL((await searchRequest).url()).searchParams.get('radius')).toBe('25')
  await expect(page.getByTestId('listing-card').first()).toContainText('Skagen')
})

test('a failed geolocation is explained for every reason', async ({ visitor }) => {
  const { page } = await visitor()
  // A geolocation stub that fails on an event.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (_found: unknown, refused: (error: { code: number }) => void) =>
          document.addEventListener(
            'refuse',
            (event) => event instanceof CustomEvent && refused({ code: event.detail }),
            {
              once: true,
            },
          ),
      },
    })
  })
  await page.goto('/search')
  await where(page).click()
  for (const [code, words] of [
    [1, 'Du har afvist adgang til din lokation'],
    [2, 'Din lokation er ikke tilgængelig'],
    [3, 'Anmodning om lokation fik timeout'],
    [9, 'Kunne ikke hente din lokation'],
  ] as const) {
    await page.getByRole('button', { name: 'I nærheden af mig' }).click()
    await expect(page.getByRole('button', { name: 'Finder din lokation' })).toHaveAttribute('aria-busy', 'true')
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('refuse', { detail })), code)
    await expect(page.getByText(words)).toBeVisible()
    const hint = page.getByText('Giv tilladelse til lokation i browserindstillinger.')
    await expect(hint).toHaveCount(code === 1 ? 1 : 0)
  }
})

test('a browser without geolocation says so', async ({ visitor }) => {
  const { page } = await visitor()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.goto('/search')
  await where(page).click()
  await page.getByRole('button', { name: 'I nærheden af mig' }).click()
  await expect(page.getByText('Geolocation er ikke understøttet i denne browser')).toBeVisible()
})

test('on a phone the search is a sheet of three steps, here with a flexible weekend', async ({ visitor }) => {
  const { page } = await visitor({ ...phone, colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('button', { name: /Hvor vil du hen/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Hvor' }).fill('Skagen')
  await sheet
    .getByRole('option', { name: /^Skagen/ })
    .first()
    .tap()
  await sheet.getByText('Jeg er fleksibel').tap()
  await sheet.getByText('En weekend').tap()
  const month = addDays(`${today().slice(0, 7)}-15`, 62).slice(0, 7)
  await sheet
    .getByRole('radio', {
      name: new RegExp(new Intl.DateTimeFormat('da', { month: 'long' }).format(new Date(`${month}-15`)), 'i'),
    })
    .check({ force: true })
  await expectAccessible(page, 'the sheet')
  const small = await sheet.locator('button:visible, label:visible, input:not(.sr-only):visible').evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      return height < 44 && width > 1 ? [`${each.textContent} ${height}`] : []
    }),
  )
  expect(small).toEqual([])
  await sheet.getByRole('button', { name: 'Næste', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Flere: Voksne' }).tap()
  await sheet.getByRole('button', { name: 'Søg', exact: true }).tap()
  await expect(page).toHaveURL(new RegExp(`place=Skagen&when=weekend&month=${month}&guests=1`))
  const card = page.getByTestId('listing-card').first()
  await expect(card.getByTestId('card-total')).toBeVisible()
  // The home's address contains the priced stay.
  await card.getByRole('heading').getByRole('link').tap()
  await expect(page).toHaveURL(new RegExp(`checkIn=${month}-\\d\\d&checkOut=`))
  await page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).last().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a week and “by the sea” set dates and category, and a place gets its own spelling', async ({ visitor }) => {
  const { page, api } = await visitor()
  await page.goto('/')
  await where(page).fill('Uge 29 ved havet')
  await expect(page.getByText(/^Vi søger på datoerne .*jul/)).toBeVisible()
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(/q=ved\+havet&category=ved-stranden&checkIn=\d{4}-07-\d\d&checkOut=/)
  const params = new URL(page.url()).searchParams
  const [checkIn, checkOut] = [params.get('checkIn') ?? '', params.get('checkOut') ?? '']
  expect(new Date(checkIn).getUTCDay()).toBe(1)
  expect(checkOut).toBe(addDays(checkIn, 7))
  // The text stays in its field, and filters nothing beyond its category.
  await expect(where(page)).toHaveValue('ved havet')
  const categories = page.getByRole('navigation', { name: 'Kategorier' })
  await expect(categories.getByRole('link', { name: 'Ved stranden' })).toHaveAttribute('aria-current', 'true')
  const { total } = z
    .object({ total: z.number() })
    .parse(await api.get(`/api/listings?category=ved-stranden&checkIn=${checkIn}&checkOut=${checkOut}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${total} boliger fundet`)

  // A place replaces the text and its category.
  await where(page).fill('skagen')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?place=Skagen&checkIn=/)
  await expect(where(page)).toHaveValue('Skagen')
  expect(new URL(page.url()).searchParams.get('q')).toBeNull()
  expect(new URL(page.url()).searchParams.get('category')).toBeNull()

  // An address with the place in another spelling.
  await page.goto('/search?place=SKAGEN')
  await expect(where(page)).toHaveValue('Skagen')
  await expect(page.getByText(/^i Skagen · /)).toBeVisible()
  await expect(page).toHaveTitle('Boliger i Skagen – Nordbo')
})

test('scrolled results keep the search in the header and their controls in one row', async ({ visitor }) => {
  const { page } = await visitor()
  const header = page.locator('header[data-scrolled]')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/search?place=Skagen')
    await expect(page.getByTestId('listing-card').first()).toBeVisible()
    const row = page.getByRole('toolbar', { name: 'Resultater' }).locator('button:visible, select:visible')
    await expect(row).toHaveCount(4)
    const shapes = await row.evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect()
        return [top, height, getComputedStyle(each).borderRadius].join()
      }),
    )
    expect(new Set(shapes).size, `${width}: ${shapes.join(' ')}`).toBe(1)
    await page.mouse.wheel(0, 700)
    const bar = await header.boundingBox()
    await expect
      .poll(async () => {
        const box = await where(page).boundingBox()
        return bar !== null && box !== null && box.y >= 0 && box.y + box.height <= bar.height
      })
      .toBe(true)
    // A search from the header.
    await where(page).fill('Blåvand')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Søg', exact: true }).click()
    await expect(page).toHaveURL(/place=Bl%C3%A5vand/)
  }
})

test('on a phone at 200 % zoom the header takes at most 15 % of the height', async ({ visitor }) => {
  const { page } = await visitor()
  for (const { width, height } of [
    { width: 195, height: 422 },
    { width: 320, height: 360 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto('/search?place=Skagen')
    await expect(page.getByTestId('listing-card').first()).toBeVisible()
    await page.mouse.wheel(0, 900)
    const bar = page.locator('header[data-scrolled="true"]')
    const search = page.getByRole('button', { name: /^Skagen/ }).first()
    for (const part of [search, bar]) {
      const bottom = async () => {
        const box = await part.boundingBox()
        return box ? box.y + box.height : height
      }
      await expect.poll(bottom).toBeLessThanOrEqual(0.15 * height)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
