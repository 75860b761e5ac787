import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'
import { quietPlace } from './towns.ts'

const canvas = (page: Page) => page.getByTestId('map').locator('canvas')
const isClusters = (url: string): boolean => new URL(url).pathname === '/api/listings/clusters'
const zoomOf = (url: string): number => Number(new URL(url).searchParams.get('zoom'))
/** The homes on the map are asked for at this zoom; what a map asks for on its way there is passed over. */
const askedAt = (page: Page, zoom: number) =>
  page.waitForRequest((each) => isClusters(each.url()) && zoomOf(each.url()) === zoom)

/** How many different colours a picture of the map shows, coarsely: land, water and letters are several. */
const coloursOf = async (page: Page): Promise<number> => {
  const { data } = await sharp(await canvas(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const seen = new Set<number>()
  for (let at = 0; at + 2 < data.length; at += 3 * 97)
    seen.add(((data[at] ?? 0) >> 3) * 4096 + ((data[at + 1] ?? 0) >> 3) * 64 + ((data[at + 2] ?? 0) >> 3))
  return seen.size
}

test('the map shows homes beside the list, in step with it, and searches where it is', async ({ visitor }) => {
  test.slow()
  const { page } = await visitor({ reducedMotion: 'reduce' })
  await page.goto(`/search?place=${quietPlace}`)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  // One town: the default zoom.
  const first = askedAt(page, 11)
  await page.getByRole('button', { name: 'Vis kort' }).click()
  await expect(page).toHaveURL(/view=map/)
  await first
  const markers = page.locator('[data-testid="cluster"], [data-testid="pin"]')
  await expect(markers.first()).toBeVisible()
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(3)
  const [list, map] = [await page.getByTestId('listing-card').first().boundingBox(), await canvas(page).boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(map?.x ?? 0)
  await expectAccessible(page, 'search with the map')

  // A click on a cluster comes two levels closer.
  const closer = askedAt(page, 13)
  await page.getByTestId('cluster').first().click()
  await closer

  // What the map shows now is searched on request, and only then.
  await page.getByRole('button', { name: 'Søg i dette område' }).click()
  await expect(page).toHaveURL(/bbox=[-\d.]+%2C[-\d.]+%2C[-\d.]+%2C[-\d.]+/)
  await expect(page).not.toHaveURL(/place=/)
  await expect(page.getByRole('button', { name: 'Søg i dette område' })).toBeHidden()
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)

  // A price and its card light up together, from either side.
  const id = await page.getByTestId('pin').first().getAttribute('data-listing')
  const pin = page.locator(`[data-testid="pin"][data-listing="${id}"]`)
  const card = page.locator(`li:has([data-testid="listing-card"][data-listing="${id}"])`)
  await pin.focus()
  await expect(card).toHaveAttribute('data-lit', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('pin-card').getByRole('link')).toHaveAttribute('href', `/listing/${id}`)
  await page.getByTestId('pin-card').getByRole('button', { name: 'Luk' }).click()
  await card.hover()
  await expect(pin).toHaveAttribute('data-lit', 'true')

  // With the switch on, moving the map by keyboard is searching.
  const before = page.url()
  await page.getByLabel('Søg, når jeg flytter kortet').check()
  await canvas(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).not.toBe(before)
  // Shared, the address shows the same part of the map.
  await page.reload()
  await expect(markers.first()).toBeVisible()

  // Moves in quick succession ask once, a fifth of a second after the last.
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  const began = Number(await page.getByTestId('map').getAttribute('data-zoom'))
  const isElsewhere = (url: string): boolean => isClusters(url) && Math.abs(zoomOf(url) - began) > 0.1
  const asked: number[] = []
  page.on('request', (request) => {
    if (isElsewhere(request.url())) asked.push(zoomOf(request.url()))
  })
  const answered = page.waitForResponse((response) => isElsewhere(response.url()))
  await page.getByRole('button', { name: 'Zoom ud' }).evaluate((button) => {
    for (let times = 0; times < 3; times++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await answered
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeCloseTo(began - 3, 1)
  await page.getByRole('button', { name: 'Fjern: Kortudsnit' }).click()
  await expect(page).not.toHaveURL(/bbox=/)
})

test('the map is dark in the dark, and says when there is nothing to show', async ({ visitor }) => {
  const { page } = await visitor({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/search?place=Atlantis&view=map')
  await expect(page.getByText('Ingen boliger har kortkoordinater endnu')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingen boliger fundet' })).toBeVisible()
  const { channels } = await sharp(await canvas(page).screenshot()).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(90)
  await expectAccessible(page, 'the map in the dark')
})

test('a map that cannot be fetched or drawn says so, and phones have no switch for it', async ({ visitor, watch }) => {
  watch.expectRefusal(503, /^\/api\/map\/config$/)
  const { page } = await visitor()
  await page.route('**/api/map/config', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/search?place=Skagen&view=map')
  await expect(page.getByText('Kunne ikke hente kortet')).toBeVisible()
  await page.unroute('**/api/map/config')
  // No WebGL in this browser.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Kunne ikke indlæse kortet')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Skjul kort' })).toBeHidden()
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  await expect(page.getByText('Kunne ikke indlæse kortet')).toBeHidden()
})
