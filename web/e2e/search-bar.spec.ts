import { addDays } from '@nordbo/contracts'
import type { Page } from '@playwright/test'
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
