import { addDays } from '@nordbo/contracts'
import type { Locator } from '@playwright/test'
import { dayOf, stayIn, today } from './stay.ts'
import { oreOf, totalIn } from './steps.ts'
import { expect, test } from './test.ts'

test('the lightbox is moved by arrows, closed by Escape, and gives the focus back', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const all = page.getByRole('button', { name: 'Vis alle billeder' })
  await all.click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText('Billede 1 af 6')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('Billede 2 af 6')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox).toContainText('Billede 1 af 6')
  await expect(lightbox.getByRole('button', { name: 'Forrige billede' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(all).toBeFocused()
})

test('a home shows its name, place, rating, room, host, equipment and reviews', async ({ visitor }) => {
  const { page, api } = await visitor()
  const found = await api.get('/api/listings?place=Skagen&sort=rating&limit=1')
  expect(found).toMatchObject({ items: [{ id: expect.any(String) }] })
  await page.goto('/search?place=Skagen&sort=rating')
  const card = page.getByTestId('listing-card').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  const main = page.locator('main')
  await expect(main).toContainText('Skagen, Danmark')
  await expect(main).toContainText(/\d+ soveværelser?/)
  await expect(main).toContainText(/\d+ badeværelser?/)
  await expect(main).toContainText(/Din vært er /)
  await expect(main).toContainText(/Vært siden \p{L}+ \d{4}/u)
  await expect(main.getByRole('heading', { name: 'Det har boligen' })).toBeVisible()
  const reviews = main.getByRole('heading', { name: /anmeldelse|Anmeldelser/ }).first()
  await reviews.scrollIntoViewIfNeeded()
  await expect(main.locator('article time').first()).toBeVisible()
  expect(await main.locator('article time').count()).toBeLessThanOrEqual(6)
})

test('a home without reviews is new', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  await expect(page.locator('main').getByText('Ny', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Ingen anmeldelser endnu')).toBeVisible()
})

test('the calendar of a home refuses taken days and chooses the stay by clicks', async ({ visitor, member, home }) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  const [first, taken, last] = [addDays(today(), 4), addDays(today(), 3), addDays(today(), 7)]
  await host.api.put(`/api/host/listings/${id}/calendar/blocks`, { dates: [taken], blocked: true })
  const { page } = await visitor()
  await page.goto(`/listing/${id}`)
  const calendar = page.locator('#kalender')
  await expect(dayOf(calendar, taken)).toBeDisabled()
  await dayOf(calendar, first).click()
  await dayOf(calendar, last).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${first}&checkOut=${last}`))
  await expect(page.getByRole('heading', { name: '3 nætter i Skagen' })).toBeVisible()
  await page.reload()
  await expect(totalIn(page)).toBeVisible()
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
    await page.goto(`/listing/${id}?${stayIn(42, nights).query}`)
    const list = page.locator('dl').filter({ has: page.getByTestId('total'), visible: true })
    await expect(totalIn(page)).toBeVisible()
    await expect(list.getByText('Ugerabat')).toHaveCount(nights === 7 ? 1 : 0)
    const amounts = await lines(list)
    const total = amounts.pop()
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    await expect(list).toContainText('Rengøring')
    await expect(list).toContainText('Servicegebyr')
  }
})

test('on a phone the price and Book nu stay in sight while the page scrolls', async ({ visitor, home }) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const { id } = await home({ priceOre: 1_300_00 })
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const book = page.getByRole('button', { name: 'Book nu' }).last()
  await expect(book).toBeInViewport()
  await page.getByRole('heading', { name: 'Godt at vide' }).scrollIntoViewIfNeeded()
  await expect(book).toBeInViewport()
  await book.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a home that does not exist says so and leads home', async ({ visitor, watch }) => {
  watch.expectRefusal(404, /^\/api\/listings\//)
  watch.expectRefusal(400, /^\/api\/listings\//)
  const { page } = await visitor()
  await page.goto('/listing/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Bolig ikke fundet' })).toBeVisible()
  await page.goto('/listing/ikke-et-id')
  await page.getByRole('link', { name: 'Til forsiden' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('a home that cannot be fetched says so and offers to try again', async ({ visitor, home, watch }) => {
  watch.expectRefusal(503, /^\/api\/listings\//)
  const { page } = await visitor()
  const { id } = await home()
  await page.route(`**/api/listings/${id}`, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('Kunne ikke indlæse boligen')).toBeVisible()
  await page.unroute(`**/api/listings/${id}`)
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('nobody books their own home', async ({ member, home }) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  await host.page.goto(`/listing/${id}`)
  await expect(host.page.getByText('Det er din egen bolig.').filter({ visible: true })).toBeVisible()
  await expect(host.page.getByRole('button', { name: 'Book nu' }).filter({ visible: true })).toBeDisabled()
})
