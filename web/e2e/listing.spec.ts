import { addDays } from '@nordbo/contracts'
import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { within } from './soon.ts'
import { dayOf, stayFromToday, today } from './stay.ts'
import { cards, expectListening, expectToast, oreOf, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'
import { townWithReviews, uncrowdedPlace } from './towns.ts'
import { newestInSkagen, screens } from './wishlists.ts'

const Found = z.object({
  items: z.array(
    z.object({ id: z.string(), title: z.string(), reviewCount: z.number(), rating: z.number().nullable() }),
  ),
})

test('a home shows its facts, host and amenities, and all its reviews can be searched', async ({ visitor }) => {
  const { page, api } = await visitor()
  const { items } = Found.parse(await api.get(`/api/listings?place=${townWithReviews}&sort=rating&limit=60`))
  const [home] = items.filter(({ reviewCount }) => reviewCount > 12)
  expect(home).toBeDefined()
  await page.goto(`/listing/${home?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: home?.title ?? '' })).toBeVisible()
  await expect(page).toHaveTitle(`${home?.title} – Nordbo`)
  const main = page.locator('main')
  await expect(main).toContainText(`${townWithReviews}, Danmark`)
  await expect(main.getByText(`(${home?.reviewCount} anmeldelser)`).first()).toBeVisible()
  await expect(
    main.getByText(String(home?.rating?.toFixed(1)).replace('.', ','), { exact: true }).first(),
  ).toBeVisible()
  await expect(main.getByTestId('favourite').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Del', exact: true })).toBeVisible()
  await expect(main).toContainText(/\d+ gæster/)
  await expect(main).toContainText(/\d+ soveværelser?/)
  await expect(main).toContainText(/\d+ badeværelser?/)
  await expect(main).toContainText(/Din vært er /)
  await expect(main).toContainText(/Vært siden \p{L}+ \d{4}/u)
  await page.getByRole('button', { name: /^Vis alle \d+ faciliteter$/ }).click()
  const amenities = page.getByRole('dialog', { name: 'Det har boligen' })
  await expect(amenities.getByRole('heading', { name: 'Køkken' })).toBeVisible()
  await expectListening(amenities)
  await page.keyboard.press('Escape')

  const reviews = main.getByRole('region', { name: 'Anmeldelser' })
  await expect(reviews.locator('article')).toHaveCount(6)
  for (const article of await reviews.locator('article').all()) {
    await expect(article.locator('header p').first()).toHaveText(/^\p{L}/u)
    await expect(article.locator('time')).toHaveText(/^\p{L}+ \d{4}$/u)
  }
  await expect(reviews).toContainText(`${home?.reviewCount} anmeldelser`)
  await expect(reviews.getByText(/^5 stjerner: \d+ anmeldelse/)).toHaveCount(1)
  const written = await reviews.locator('article p').last().textContent()
  await reviews.getByRole('button', { name: `Vis alle ${home?.reviewCount} anmeldelser` }).click()
  const all = page.getByRole('dialog', { name: 'Anmeldelser' })
  await expect(all.locator('article')).toHaveCount(12)
  await all.getByRole('button', { name: 'Vis flere' }).click()
  await expect(all.locator('article')).toHaveCount(home?.reviewCount ?? 0)
  await all.getByLabel('Søg i anmeldelserne').fill(written ?? '')
  await expect(all.getByRole('status')).toHaveText('1 anmeldelse')
  await expect(all.locator('article')).toHaveCount(1)
  await all.getByLabel('Søg i anmeldelserne').fill('flodhest')
  await expect(all.getByText('Ingen har skrevet om »flodhest«.')).toBeVisible()
  await page.goBack()
  await expect(all).toBeHidden()
})

test('a home shows its place, and similar homes nearby link to their pages', async ({ visitor }) => {
  const { page, api } = await visitor()
  const { items } = Found.parse(await api.get(`/api/listings?place=${uncrowdedPlace}&type=summerhouse&limit=1`))
  const near = Found.parse(await api.get(`/api/listings/${items[0]?.id}/nearby`)).items
  await page.goto(`/listing/${items[0]?.id}?${stayFromToday(40).query}`)
  const place = page.getByRole('region', { name: 'Her ligger boligen' })
  await place.scrollIntoViewIfNeeded()
  await expect(place.locator('canvas')).toBeVisible()
  const pins = place.getByTestId('nearby-pin')
  const row = page.getByRole('region', { name: 'Lignende boliger i nærheden' })
  const others = row.getByTestId('listing-card')
  await expect(others.first()).toBeVisible()
  const titles = await others.locator('h3').allTextContents()
  expect(titles.length).toBeLessThanOrEqual(10)
  expect(near.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  // Overlapping homes are counted together.
  await expect(pins.first()).toBeVisible()
  const counts = await place.getByTestId('cluster').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), await pins.count())).toBe(titles.length)
  const href = await pins.first().getAttribute('href')
  await place.locator(`a[href="${href}"]`).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href?.split('?')[0]}\\?checkIn=`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(items[0]?.title ?? '')
})

test('a home’s link is copied, or shared where the device can', async ({ visitor, home }) => {
  const { page, context } = await visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await home()
  const { query } = stayFromToday(30)
  await page.clock.install()
  await page.goto(`/listing/${id}?${query}`)
  await page.getByRole('button', { name: 'Del' }).click()
  await expectToast(page, 'Linket er kopieret')
  const toast = page.locator('[data-sonner-toast]')
  expect((await toast.boundingBox())?.width).toBe(356)
  const toaster = page.locator('[data-sonner-toaster]')
  await expect(toaster).toHaveAttribute('data-x-position', 'center')
  await expect(toaster).toHaveAttribute('data-y-position', 'top')
  expect(await toaster.evaluate((list) => getComputedStyle(list).getPropertyValue('--gap'))).toBe('14px')
  await page.clock.fastForward(3500)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(500)
  await expect(toast).toBeHidden(within(3_000))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/listing/${id}?${query}`)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = `delt ${data.url}`
      },
    })
  })
  await page.getByRole('button', { name: 'Del' }).click()
  await expect(page).toHaveTitle(new RegExp(`^delt .*/listing/${id}`))

  // Only three of four toasts are visible.
  await page.goto('/styleguide')
  const samples = page.getByRole('button', { name: /^Toast: / })
  await expect(samples).toHaveCount(3)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const shown = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(50)
        return toast.count()
      })
      .toBe(count)
  for (const sample of await samples.all()) await sample.click()
  await shown(3)
  await page.getByRole('button', { name: 'Flere valg' }).first().click()
  await page.getByRole('menuitem', { name: 'Omdøb' }).click()
  await shown(4)
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
})

test('invalid parameters of a home’s address are ignored with a hint, also before scripts', async ({
  visitor,
  home,
}) => {
  const { page } = await visitor(screens.phone)
  const { id } = await home({ maxGuests: 4 })
  const past = `/listing/${id}?checkin=2020-01-05&checkout=2020-01-09&adults=99`
  const sent = await (await page.goto(past))?.text()
  for (const words of ['Datoerne ligger i fortiden.', 'Dette sted kan modtage op til 4 gæster']) {
    await expect(page.getByRole('status').getByText(words)).toBeVisible()
    expect(sent).toContain(words)
  }
  await page.goto(`/listing/${id}?checkIn=2020-01-05&checkOut=2020-01-01&adults=0`)
  await expect(page.getByText('Udtjekning skal ligge efter indtjekning.')).toBeVisible()
  await expect(page.getByText('Der skal være mindst 1 gæst')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 gæst', exact: true })).toBeVisible()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&adults=2`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Om dit link')).toBeHidden()
})

test('the description folds only where it does not fit', async ({ visitor, home }) => {
  const { page, api } = await visitor(screens.phone)
  const { items } = Found.parse(await api.get(`/api/listings?place=${uncrowdedPlace}&limit=1`))
  await page.goto(`/listing/${items[0]?.id}`)
  const story = page.getByRole('region', { name: 'Om boligen' })
  const folded = (await story.locator('p').boundingBox())?.height ?? 0
  await story.getByRole('button', { name: 'Vis mere' }).tap()
  await expect.poll(async () => (await story.locator('p').boundingBox())?.height).toBeGreaterThan(folded)
  await story.getByRole('button', { name: 'Vis mindre' }).tap()
  await expect(story.getByRole('button', { name: 'Vis mere' })).toBeVisible()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  await expect(story).toBeVisible()
  await expect(story.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Hovednavigation', 'Genveje'])
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Book nu', includeHidden: true }).last()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Godt at vide' })).toBeVisible()
})

test('a home without reviews is marked as new', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  await expect(page.locator('main').getByText('Ny', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Ingen anmeldelser endnu')).toBeVisible()
})

test('a home’s calendar previews a stay, explains taken nights and keeps the former stay', async ({
  visitor,
  member,
  home,
}) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  const day = (ahead: number): string => addDays(today(), ahead)
  await host.api.put(`/api/host/listings/${id}/calendar/blocks`, { dates: [day(3), day(8)], blocked: true })
  const { page } = await visitor()
  await page.goto(`/listing/${id}`)
  const calendar = page.locator('#kalender')
  await calendar.scrollIntoViewIfNeeded()
  const cell = (ahead: number): Locator => calendar.locator(`[data-day="${day(ahead)}"]:not([data-outside])`)
  await expect(dayOf(calendar, day(3))).toBeDisabled()
  await expect(dayOf(calendar, day(3))).toHaveAccessibleName(/, optaget$/)
  await expect(calendar.getByText('Vælg indtjekning')).toBeVisible()

  await dayOf(calendar, day(4)).click()
  await expect(cell(4)).toHaveClass(/calendar-start/)
  await expect(cell(4)).toHaveAttribute('aria-selected', 'true')
  await expect(calendar.getByRole('status').filter({ hasText: 'Vælg udtjekning.' })).toBeVisible()
  await dayOf(calendar, day(7)).hover()
  await expect(cell(6)).toHaveClass(/calendar-reach/)
  await expect(cell(7)).toHaveClass(/calendar-tip/)
  await dayOf(calendar, day(7)).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(4)}&checkOut=${day(7)}`))
  await expect(page.getByRole('heading', { name: '3 nætter i Skagen' })).toBeVisible()

  // Other dates by keyboard. The former ones are kept until both are chosen.
  await dayOf(calendar, day(5)).focus()
  await page.keyboard.press('Enter')
  await expect(cell(4)).toHaveClass(/calendar-old-start/)
  await page.keyboard.press('ArrowRight')
  await expect(cell(6)).toHaveClass(/calendar-tip/)
  await dayOf(calendar, day(10)).click()
  await expect(calendar.getByText(/^Boligen er optaget .* Du kan blive til/)).toBeVisible()
  await expect(cell(5)).toHaveClass(/calendar-start/)
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(4)}&checkOut=${day(7)}`))
  await calendar.getByRole('button', { name: /^Begynd .* i stedet$/ }).click()
  await expect(cell(10)).toHaveClass(/calendar-start/)
  await dayOf(calendar, day(12)).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${day(10)}&checkOut=${day(12)}`))

  await page.reload()
  await expect(totalLocator(page)).toBeVisible()
  await calendar.scrollIntoViewIfNeeded()
  await calendar.getByRole('button', { name: 'Ryd datoer' }).click()
  await expect(page).not.toHaveURL(/checkIn/)
})

test('the lines of a price add up to its total', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home({ priceOre: 1_111_00, cleaningOre: 649_50, discounts: { weeklyPercent: 10 } })
  const lines = async (where: Locator): Promise<number[]> => {
    const amounts = await where.locator('dd').allTextContents()
    return amounts.map((text) => oreOf(text) * (text.includes('−') ? -1 : 1))
  }
  for (const nights of [2, 7]) {
    await page.goto(`/listing/${id}?${stayFromToday(42, nights).query}`)
    const list = page.locator('dl').filter({ has: page.getByTestId('total'), visible: true })
    await expect(totalLocator(page)).toBeVisible()
    await expect(list.getByText('Ugerabat')).toHaveCount(nights === 7 ? 1 : 0)
    await expect(page.locator('main').getByText('Ugerabat −10 %')).toBeVisible()
    const amounts = await lines(list)
    const total = amounts.pop()
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    await expect(list).toContainText('Rengøring')
    await expect(list).toContainText('Servicegebyr')
  }
  await page.goto(newestInSkagen)
  await expect(page.locator(`[data-listing="${id}"]`)).toContainText('Ugerabat −10 %')
})

test('on a phone the price and Book nu stay visible while the page scrolls', async ({ visitor, home }) => {
  const { page } = await visitor(screens.phone)
  const { id } = await home({ priceOre: 1_300_00 })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const book = page.getByRole('button', { name: 'Book nu' }).last()
  await expect(book).toBeInViewport()
  await page.getByRole('heading', { name: 'Godt at vide' }).scrollIntoViewIfNeeded()
  await expect(book).toBeInViewport()
  await book.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('on a desk the card with price, Book nu and Kontakt vært stays beside the page', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ priceOre: 1_300_00, mode: 'request' })
  await page.goto(`/listing/${id}`)
  const [book, contact] = ['Book nu', 'Kontakt vært'].map((name) =>
    page.getByRole('button', { name }).filter({ visible: true }),
  )
  const price = page.getByText('1.300 DKK / nat').filter({ visible: true }).first()
  // As far as the facts of the home reach beside it.
  const top = async () => (await page.getByRole('heading', { name: 'Det har boligen' }).boundingBox())?.y ?? 0
  await page.evaluate((by) => window.scrollBy(0, by), (await top()) - 200)
  await expect.poll(top).toBeLessThan(250)
  for (const each of [price, book, contact]) await expect(each ?? price).toBeInViewport()
  const stay = stayFromToday(60)
  await page.goto(`/listing/${id}?${stay.query}`)
  await expect(
    page
      .getByText(/^Gratis afbestilling til og med/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('a missing home shows an error and a link to the front page', async ({ visitor, watch }) => {
  watch.expectRefusal(404, /^\/(api\/)?listings?\//)
  watch.expectRefusal(400, /^\/api\/listings\//)
  const { page } = await visitor()
  await page.goto('/listing/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Bolig ikke fundet' })).toBeVisible()
  await page.goto('/listing/ikke-et-id')
  await page.getByRole('link', { name: 'Til forsiden' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('a home that cannot be fetched shows an error and a retry button', async ({ member, home, watch }) => {
  watch.expectRefusal(503, /^\/api\/listings\//)
  // Signed in, because the server embeds the home for visitors only.
  const { page } = await member()
  const { id } = await home()
  await page.route(`**/api/listings/${id}`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('heading', { name: 'Kunne ikke indlæse boligen' })).toBeVisible()
  await expectToast(page, /^Fejl\s*Kunne ikke indlæse boligen$/)
  await page.unroute(`**/api/listings/${id}`)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a guests’ favourite says so on its card and its page', async ({ visitor }) => {
  const { page, api } = await visitor()
  const Loved = z.object({ items: z.array(z.object({ id: z.string(), city: z.string(), badge: z.unknown() })) })
  const { items } = Loved.parse(await api.get('/api/listings?guestFavourite=true&limit=60'))
  const [home] = items.filter(({ badge }) => badge === null)
  expect(home).toBeDefined()
  await page.goto(`/search?place=${home?.city}&guestFavourite=true`)
  const card = page.locator(`[data-listing="${home?.id}"]`)
  await expect(card).toContainText('Gæstefavorit')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Godt at vide' })).toBeVisible()
  await expect(page.locator('main').getByText('Gæstefavorit').first()).toBeVisible()
})

test('a home that was just booked says so on its page and its card', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home()
  const { checkIn, checkOut } = stayFromToday(60)
  const booked = await api.post('/api/bookings', {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  const { clientSecret } = z.object({ clientSecret: z.string() }).parse(booked)
  const intent = clientSecret.split('_secret_')[0]
  await api.post(`/api/sandbox/payment-intents/${intent}/confirm`, { clientSecret, cardNumber: cards.pays })
  const LastBooking = z.object({ lastBookedAt: z.string().nullable() })
  await expect.poll(async () => LastBooking.parse(await api.get(`/api/listings/${id}`)).lastBookedAt).not.toBeNull()
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('Sidst booket for under en time siden').first()).toBeVisible()
  await page.goto(newestInSkagen)
  await expect(page.locator(`[data-listing="${id}"]`)).toContainText('Sidst booket for under en time siden')
})

test('hosts cannot book their own home', async ({ member, home }) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  await host.page.goto(`/listing/${id}`)
  await expect(host.page.getByText('Det er din egen bolig.').filter({ visible: true })).toBeVisible()
  await expect(host.page.getByRole('button', { name: 'Book nu' }).filter({ visible: true })).toBeDisabled()
})
