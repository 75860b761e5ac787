import { z } from 'zod'
import { drag } from './drag.ts'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { newestInSkagen, screens } from './wishlists.ts'

test('a home without photos says so on card, page and trip, and no image is broken', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home({ pictures: 0 })
  const { checkIn, checkOut, query } = stayFromToday(30)
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const booked = z.object({ id: z.string() }).parse(await api.post('/api/bookings', order)).id
  const main = page.getByRole('main')
  for (const [path, part] of [
    [newestInSkagen, page.locator(`[data-testid="listing-card"][data-listing="${id}"]`)],
    [`/listing/${id}?${query}`, main],
    ['/trips', page.getByTestId('trip')],
    [`/trips/${booked}`, page.getByTestId('trip-page')],
  ] as const) {
    await page.goto(path)
    const sign = part.getByText('Billeder på vej').first()
    await expect(sign, path).toBeVisible()
    const box = await sign.locator('..').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${path} gives it the place of a picture`).toBeGreaterThan(100)
    await expectLoaded(page)
    const broken = page
      .getByRole('img')
      .evaluateAll((all) =>
        all.flatMap((img) =>
          img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0 ? [img.src] : [],
        ),
      )
    expect(await broken, path).toEqual([])
  }
  await page.goto(`/listing/${id}`)
  await expect(main.getByText('Billeder på vej').first()).toBeVisible()
  for (const gallery of ['Billeder', 'Vis alle billeder']) await expect(main.getByLabel(gallery)).toHaveCount(0)
})

test('on a phone photos are swiped on the page and in the lightbox', async ({ visitor, home }) => {
  const { page } = await visitor(screens.phone)
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const gallery = page.getByRole('region', { name: 'Billeder' })
  await expect(gallery.getByText('1 / 6')).toBeVisible()
  await drag(page, gallery.getByRole('img').first(), { right: -250 })
  await expect(gallery.getByText('2 / 6')).toBeVisible()
  await gallery.getByRole('button', { name: /^Billede 2 af 6/ }).tap()
  const lightbox = page.getByRole('dialog')
  const picture = lightbox.getByRole('img')
  await expect(lightbox.getByText('Billede 2 af 6', { exact: true })).toBeVisible()
  // The lightbox's first frame, before its own style sets pointer-events: it must take presses already.
  await lightbox.evaluate((frame) => frame.style.removeProperty('pointer-events'))
  // Neither a pinch nor a vertical drag is a swipe.
  await drag(page, picture, { right: -180, fingers: 2 })
  await drag(page, picture, { right: -80, down: 160 })
  await drag(page, picture, { right: -180 })
  await expect(lightbox.getByText('Billede 3 af 6', { exact: true })).toBeVisible()
  await picture.hover()
  await page.mouse.down()
  await page.mouse.move(380, 400, { steps: 4 })
  await page.mouse.up()
  await expect(lightbox.getByText('Billede 2 af 6', { exact: true })).toBeVisible()
})
