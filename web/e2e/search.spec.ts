import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expectListening, oreOf } from './steps.ts'
import { expect, test } from './test.ts'
import { uncrowdedPlace, uncrowdedTown } from './towns.ts'
import { screens } from './wishlists.ts'

const Total = z.object({ total: z.number() })
const Found = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })
const headline = /^(Over )?[\d.]+ bolig(er)? fundet$/

test('a search with dates shows the total price of each stay', async ({ visitor, home }) => {
  const { id } = await home({ priceOre: 900_00, cleaningOre: 500_00 })
  const { page } = await visitor()
  await page.goto(`/search?place=Skagen&sort=newest&${stayFromToday(45, 2).query}&guests=2`)
  const card = page.locator(`[data-listing="${id}"]`)
  await expect(card).toContainText('i alt')
  await expect(card).toContainText('Gratis afbestilling til')
  expect(oreOf(await card.getByTestId('card-total').textContent())).toBeGreaterThanOrEqual(2 * 900_00 + 500_00)
  await expect(page.getByText('Prisen er for hele opholdet med rengøring og gebyr.')).toBeVisible()
  await page.goto('/search?place=Skagen')
  await expect(page.getByTestId('listing-card').first()).toContainText('/ nat')
  await expect(page.getByText('Tilføj datoer for at se, hvad opholdet koster i alt.')).toBeVisible()
  // Four columns, and two on a phone.
  const columns = (): Promise<number> =>
    page
      .locator('ul:has([data-testid="listing-card"])')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await expect.poll(columns).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(columns).toBe(2)
})

test('a home whose dates are taken is not found', async ({ visitor, member, home }) => {
  const { id } = await home()
  const { checkIn, checkOut, query } = stayFromToday(70)
  const rival = await member()
  await rival.api.post('/api/bookings', {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  const { page } = await visitor()
  await expect
    .poll(async () => {
      await page.goto(`/search?place=Skagen&sort=newest&${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      return page.locator(`[data-listing="${id}"]`).count()
    })
    .toBe(0)
})

test('a search without results proposes what to change, and by how much', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto(`/search?place=${uncrowdedPlace}&maxPrice=100&guests=2&children=1&pets=1`)
  await expect(page.getByRole('heading', { name: 'Ingen boliger fundet' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 boliger fundet')
  const way = page.getByRole('link', { name: /^Betal op til [\d.]+.DKK/ })
  const [, promised = ''] = /(\d+) bolig/.exec((await way.textContent()) ?? '') ?? []
  await way.click()
  await expect(page).toHaveURL(/maxPrice=\d{3,}/)
  // Guests are kept.
  await expect(page).toHaveURL(/guests=2&children=1&pets=1/)
  await expect(page.getByTestId('listing-card')).toHaveCount(Number(promised))
  // A proposal with two changes, for more guests than any home sleeps.
  await page.goto('/search?place=Skagen&guests=16&children=3&bedrooms=10')
  await expect(
    page.getByText(/^Ingen boliger i området har plads til 16; den største, der passer, har \d+\.$/),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Søg til \d+ gæster og færre soveværelser/ }).click()
  await expect(page).toHaveURL(/guests=(\d|1[0-5])(&|$)/)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
})

test('more homes load on demand without repetition, and Back restores them', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  const cards = page.getByTestId('listing-card')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-listing')))
  expect(new Set(ids).size).toBe(ids.length)
  const far = cards
    .nth(ids.length - 3)
    .getByRole('heading')
    .getByRole('link')
  await far.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await far.click()
  await expect(page).toHaveURL(/\/listing\//)
  await page.goBack()
  await expect(cards).toHaveCount(ids.length)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(4)
})

test('all parameters of an address are sent to the server', async ({ member }) => {
  // Signed in, because the server embeds the first answer for visitors only.
  const { page } = await member()
  const { checkIn, checkOut } = stayFromToday(40)
  const searchRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/listings')
  const categories = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/categories')
  // The old address is redirected by the browser, so that the server embeds no answer.
  await page.goto(
    `/search-old?place=Skagen&q=hav&category=ved-stranden&type=sommerhus&bbox=10,57,11,58&lat=57.7&lng=10.6&radius=25&guests=2&checkin=${checkIn}&checkout=${checkOut}`,
  )
  expect(Object.fromEntries(new URL((await searchRequest).url()).searchParams)).toEqual({
    place: 'Skagen',
    q: 'hav',
    category: 'ved-stranden',
    type: 'summerhouse',
    bbox: '10,57,11,58',
    lat: '57.7',
    lng: '10.6',
    radius: '25',
    guests: '2',
    checkIn,
    checkOut,
    limit: '24',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  // Categories are cached for a day.
  expect((await categories).headers()['cache-control']).toBe('public, max-age=86400')
  await page.goto('/search-old?category=villaer')
  await expect(page).toHaveURL(/\/search\?category=villaer/)
  await expect(
    page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Villaer' }),
  ).toHaveAttribute('aria-current', 'true')
})

test('filters count homes, are stored in the address and are removed one by one', async ({ visitor }) => {
  const { page, api } = await visitor()
  await page.goto(`/search?place=${uncrowdedPlace}`)
  await page.getByRole('button', { name: 'Filtre' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtre' })
  const show = dialog.getByTestId('show-homes')
  await expect(show).toHaveText(/^Vis \d+ boliger$/)
  await expect(dialog.getByTestId('histogram')).toBeVisible()
  await expectAccessible(page, 'filters')
  const all = (await show.textContent()) ?? ''
  await dialog.getByText('Sommerhus').click()
  await expect(show).not.toHaveText(all)
  // The price by slider and by field.
  await dialog.getByRole('slider', { name: 'Højeste pris' }).press('ArrowLeft')
  await expect(dialog.getByLabel('Til', { exact: true })).toHaveValue(/^\d+$/)
  await dialog.getByLabel('Fra', { exact: true }).fill('300')
  await dialog.getByLabel('Fra', { exact: true }).press('Enter')
  await dialog.getByRole('group', { name: 'Senge', exact: true }).getByText('2+').click()
  const chosen = new URLSearchParams({ place: uncrowdedTown, type: 'summerhouse', minPrice: '300', beds: '2' })
  chosen.set('maxPrice', await dialog.getByLabel('Til', { exact: true }).inputValue())
  const left = Total.parse(await api.get(`/api/listings/facets?${chosen}`)).total
  await expect(show).toHaveText(`Vis ${left} ${left === 1 ? 'bolig' : 'boliger'}`)
  await show.click()
  await expect(page).toHaveURL(/type=summerhouse.*minPrice=300&maxPrice=\d+&beds=2/)
  await expect(page.getByTestId('listing-card')).toHaveCount(Math.min(left, 24))
  await page.getByRole('button', { name: 'Fjern: Sommerhus' }).click()
  await expect(page).not.toHaveURL(/type=/)
  await page.getByRole('button', { name: 'Nulstil' }).click()
  await expect(page).toHaveURL(`/search?place=${uncrowdedPlace}`)
})

test('on a phone filters fill the screen, apply, and close by Escape and Back', async ({ visitor }) => {
  const { page, api } = await visitor(screens.phone)
  await page.goto(`/search?place=${uncrowdedPlace}`)
  const opener = page.getByRole('button', { name: /^Filtre/ })
  const sheet = page.getByRole('dialog', { name: 'Filtre' })
  await opener.tap()
  await expectListening(sheet)
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...screens.phone.viewport })
  await expectAccessible(page, 'the filters on a phone')
  const total = async (kind: object): Promise<number> =>
    Total.parse(await api.get(`/api/listings/facets?${new URLSearchParams({ place: uncrowdedTown, ...kind })}`)).total
  const [all, houses] = [await total({}), await total({ type: 'summerhouse' })]
  expect(houses).toBeLessThan(all)
  const show = sheet.getByTestId('show-homes')
  await expect(show).toHaveText(`Vis ${all} boliger`)
  await sheet.getByText('Sommerhus').tap()
  await expect(show).toHaveText(`Vis ${houses} ${houses === 1 ? 'bolig' : 'boliger'}`)

  // Choices that were not applied are dropped.
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(`/search?place=${uncrowdedPlace}`)
  await opener.press('Enter')
  await expect(show).toHaveText(`Vis ${all} boliger`)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/search?place=${uncrowdedPlace}`)

  await opener.tap()
  await sheet.getByText('Sommerhus').tap()
  await show.tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/search?place=${uncrowdedPlace}&type=summerhouse`)
  await expect(page.getByTestId('listing-card')).toHaveCount(Math.min(houses, 24))
  await expect(page.getByRole('button', { name: 'Filtre, 1 valgt' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/search?place=${uncrowdedPlace}`)
  await expect(page.getByTestId('listing-card')).toHaveCount(Math.min(all, 24))
  await expect(sheet).toBeHidden()
})

test('the address stores category and order, and survives reload and Back', async ({ visitor }) => {
  const { page, api } = await visitor()
  const cheap = `place=${uncrowdedPlace}&category=sommerhuse&sort=price`
  const cheapest = Found.parse(await api.get(`/api/listings?${cheap}`)).items[0]?.id ?? ''
  await page.goto(`/search?place=${uncrowdedPlace}`)
  const found = page.getByRole('heading', { level: 1 })
  await expect(found).toHaveText(headline)
  await page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name: 'Sommerhuse' }).click()
  await expect(page).toHaveURL(/category=sommerhuse/)
  await page.getByRole('combobox', { name: 'Sortér' }).selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  await expect(page.getByTestId('listing-card').first()).toHaveAttribute('data-listing', cheapest)
  await page.reload()
  await expect(page.getByTestId('listing-card').first()).toHaveAttribute('data-listing', cheapest)
  await page.getByTestId('listing-card').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/listing\//)
  await page.goBack()
  await expect(page).toHaveURL(`/search?${cheap}`)
  await expect(page.getByTestId('listing-card').first()).toHaveAttribute('data-listing', cheapest)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=price/)
  await page.goBack()
  await expect(page).not.toHaveURL(/category/)
})

test('an invalid address shows homes, and says what was ignored', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?checkIn=2020-01-05&checkOut=2020-01-01&guests=0&bbox=1,2&category=slot&minPrice=x')
  for (const words of [
    'Udtjekning skal ligge efter indtjekning.',
    'Der skal være mindst 1 gæst',
    'Kortudsnittet i linket kan ikke bruges',
    'Den kategori kender vi ikke',
    'Nogle filtre i linket kan ikke bruges',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  await page.goto(`/search?checkin=2020-01-05&checkout=2020-01-09&guests=99&q=${'x'.repeat(10_000)}`)
  await expect(page.getByText('Datoerne ligger i fortiden.')).toBeVisible()
  await expect(page.getByText('Søgeteksten var for lang')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingen boliger fundet' })).toBeVisible()
})
