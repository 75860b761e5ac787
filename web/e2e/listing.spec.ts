import { z } from 'zod'
import { within } from './soon.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'
import { uncrowdedPlace } from './towns.ts'
import { screens } from './wishlists.ts'

const Found = z.object({
  items: z.array(
    z.object({ id: z.string(), title: z.string(), reviewCount: z.number(), rating: z.number().nullable() }),
  ),
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

test('the page that the server sends already says which parameters of a home’s address are ignored', async ({
  request,
  home,
}) => {
  const { id } = await home({ maxGuests: 4 })
  const sent = await (await request.get(`/listing/${id}?checkin=2020-01-05&checkout=2020-01-09&adults=99`)).text()
  for (const words of ['Datoerne ligger i fortiden.', 'Dette sted kan modtage op til 4 gæster'])
    expect(sent).toContain(words)
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
