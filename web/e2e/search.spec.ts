import { addDays } from '@nordbo/contracts'
import { dayOf, stayIn, today } from './stay.ts'
import { oreOf } from './steps.ts'
import { expect, test } from './test.ts'

const headline = /^(Over )?[\d.]+ bolig(er)? fundet$/

test('a search with dates shows what each stay costs in all', async ({ visitor, home }) => {
  const { id } = await home({ priceOre: 900_00, cleaningOre: 500_00 })
  const { page } = await visitor()
  await page.goto(`/search?place=Skagen&sort=newest&${stayIn(45, 2).query}&guests=2`)
  const card = page.locator(`[data-listing="${id}"]`)
  await expect(card).toContainText('i alt')
  expect(oreOf(await card.getByTestId('card-total').textContent())).toBeGreaterThanOrEqual(2 * 900_00 + 500_00)
  await expect(page.getByText('Prisen er for hele opholdet med rengøring og gebyr.')).toBeVisible()
  await page.goto('/search?place=Skagen')
  await expect(page.getByTestId('listing-card').first()).toContainText('/ nat')
  await expect(page.getByText('Tilføj datoer for at se, hvad opholdet koster i alt.')).toBeVisible()
})

test('a home whose dates are taken is not found for them', async ({ visitor, member, home }) => {
  const { id } = await home()
  const { checkIn, checkOut, query } = stayIn(70)
  const rival = await member()
  await rival.api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 } })
  const { page } = await visitor()
  await expect
    .poll(async () => {
      await page.goto(`/search?place=Skagen&sort=newest&${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      return page.locator(`[data-listing="${id}"]`).count()
    })
    .toBe(0)
})

test('a search for nowhere says so and what to let go of', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?place=Atlantis')
  await expect(page.getByRole('heading', { name: 'Ingen boliger fundet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 boliger fundet')
  await page.getByRole('link', { name: 'Søg i hele Norden' }).click()
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
})

test('more homes are fetched on demand, none of them twice', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  const cards = page.getByTestId('listing-card')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-listing')))
  expect(new Set(ids).size).toBe(ids.length)
})

test('the search stands in the address: kind, order, reload and Back', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?place=Skagen')
  const found = page.getByRole('heading', { level: 1 })
  await expect(found).toHaveText(headline)
  await page.getByRole('navigation', { name: 'Boligtyper' }).getByRole('link', { name: 'Sommerhus' }).click()
  await expect(page).toHaveURL(/category=summerhouse/)
  await page.getByRole('combobox', { name: 'Sortér' }).selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  await expect(found).toHaveText(headline)
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  const cheapest = await page.getByTestId('listing-card').first().getAttribute('data-listing')
  await page.reload()
  await expect(page.getByTestId('listing-card').first()).toHaveAttribute('data-listing', cheapest ?? '')
  await page.getByTestId('listing-card').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/listing\//)
  await page.goBack()
  await expect(page).toHaveURL(/place=Skagen.*category=summerhouse.*sort=price/)
  await expect(page.getByTestId('listing-card').first()).toHaveAttribute('data-listing', cheapest ?? '')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=price/)
  await page.goBack()
  await expect(page).not.toHaveURL(/category/)
})

test('dates in the address that cannot be stayed are left out, with a word about it', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?checkIn=2020-01-05&checkOut=2020-01-01&guests=99&bbox=1,2&category=slot')
  await expect(page.getByText('Datoerne i adressen kan ikke bruges')).toBeVisible()
})

test('the search bar leads by place, dates and guests to a search, one popup at a time', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await page.getByLabel('Hvor', { exact: true }).click()
  const places = page.getByRole('dialog', { name: 'Populære steder' })
  await expect(places.getByRole('button')).toHaveText([
    'København Danmark',
    'Aarhus Danmark',
    'Odense Danmark',
    'Aalborg Danmark',
    'Oslo Norge',
    'Stockholm Sverige',
  ])
  await places.getByRole('button', { name: /Aarhus/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar).toBeVisible()
  await expect(places).toBeHidden()
  await page.getByRole('button', { name: /^Hvem/ }).click()
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('button', { name: /^Hvornår/ }).click()
  await expect(calendar).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  const [first, last] = [addDays(today(), 3), addDays(today(), 6)]
  await dayOf(calendar, first).click()
  await dayOf(calendar, last).click()
  const guests = page.getByRole('dialog', { name: 'Gæster' })
  await guests.getByRole('button', { name: 'Flere: Voksne' }).click()
  await guests.getByRole('button', { name: 'Flere: Kæledyr' }).click()
  await expect(page.getByRole('button', { name: /^Hvem/ })).toContainText('2 gæster')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`place=Aarhus&checkIn=${first}&checkOut=${last}&guests=1&pets=1`))
})

test('the keyboard goes through the search bar, and Escape closes what it opened', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  const place = page.getByLabel('Hvor', { exact: true })
  await place.focus()
  await expect(page.getByRole('dialog', { name: 'Populære steder' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /København/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('København')
  await expect(page.getByRole('dialog', { name: 'Kalender' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Hvornår/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Hvem/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gæster' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/place=K%C3%B8benhavn/)
})

test('the search calendar begins on Monday, refuses the past, and picks a range by clicks', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await page.getByRole('button', { name: /^Hvornår/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'mandag')
  const yesterday = addDays(today(), -1)
  if (yesterday.slice(0, 7) === today().slice(0, 7)) await expect(dayOf(calendar, yesterday)).toBeDisabled()
  const chosen = page.getByRole('button', { name: /^Hvornår/ })
  const day = (inDays: number): string => addDays(today(), inDays)
  const words = (date: string): string =>
    new Intl.DateTimeFormat('da', { day: 'numeric', month: 'short' }).format(new Date(`${date}T12:00:00Z`))
  await dayOf(calendar, day(8)).click()
  await expect(chosen).toContainText(`${words(day(8))} –`)
  // Earlier than the start: the range begins anew.
  await dayOf(calendar, day(5)).click()
  await expect(chosen).toContainText(`${words(day(5))} –`)
  await dayOf(calendar, day(7)).click()
  await expect(chosen).toContainText(words(day(7)))
  await chosen.click()
  await dayOf(calendar, day(9)).click()
  await expect(chosen).toContainText(`${words(day(9))} –`)
  await expect(chosen).not.toContainText(words(day(5)))
})

test('no counter of the search goes below zero', async ({ visitor }) => {
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

test('on a phone the search is one sheet, and booking is within reach', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.goto('/')
  await page.getByRole('button', { name: /Hvor vil du hen/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Hvor', { exact: true }).fill('Skagen')
  await sheet.getByRole('button', { name: /^Hvem/ }).tap()
  await sheet.getByRole('button', { name: 'Flere: Voksne' }).tap()
  await sheet.getByRole('button', { name: 'Søg', exact: true }).tap()
  await expect(page).toHaveURL(/place=Skagen&guests=1/)
  await page.getByTestId('listing-card').first().getByRole('heading').getByRole('link').tap()
  await page.getByRole('button', { name: 'Book nu' }).filter({ visible: true }).last().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})
