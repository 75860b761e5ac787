import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { drag } from './drag.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { uncrowdedPlace } from './towns.ts'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
const Drawn = z.object({ pins: z.array(z.object({ id: z.string(), total: z.number().nullable() })) })
const canvas = (page: Page) => page.getByTestId('map').locator('canvas')
const isClusters = (url: string): boolean => new URL(url).pathname === '/api/listings/clusters'
const zoomOf = (url: string): number => Number(new URL(url).searchParams.get('zoom'))
/** Waits for a request at this zoom. Requests of a moving map have other zooms. */
const askedAt = (page: Page, zoom: number) =>
  page.waitForRequest((each) => isClusters(each.url()) && zoomOf(each.url()) === zoom)

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Pairs of prices and counts on the map that overlap. */
const overlapsOn = (page: Page): Promise<string[]> =>
  page.locator('[data-testid="cluster"], [data-testid="pin"]').evaluateAll((all) => {
    const drawn = all.map((each) => ({ words: each.textContent, box: each.getBoundingClientRect() }))
    return drawn.flatMap((a, index) =>
      drawn
        .slice(index + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.words} on ${b.words}`),
    )
  })

/** A price on the map that no control covers: the homes that other tests made may be anywhere. */
const openPin = async (page: Page): Promise<Locator> => {
  const idOfOpenPin = () =>
    page.getByTestId('pin').evaluateAll((pins) => {
      const isOpen = (pin: Element): boolean => {
        const { left, top, width, height } = pin.getBoundingClientRect()
        return pin.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }
      return pins.find(isOpen)?.getAttribute('data-listing') ?? null
    })
  await expect.poll(idOfOpenPin).not.toBeNull()
  return page.locator(`[data-testid="pin"][data-listing="${await idOfOpenPin()}"]`)
}

/** The number of colours in a screenshot of the map, sampled coarsely: land, water and letters are several. */
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

test('the map shows homes in step with the list, and searches the visible area', async ({ visitor }) => {
  test.slow()
  const { page } = await visitor()
  await page.goto(`/search?place=${uncrowdedPlace}`)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  // A single town gives the default zoom.
  const first = askedAt(page, 11)
  await page.getByRole('button', { name: 'Vis kort' }).click()
  await expect(page).toHaveURL(/view=map/)
  await first
  const markers = page.locator('[data-testid="cluster"], [data-testid="pin"]')
  await expect(markers.first()).toBeVisible()
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(3)
  const [list, map] = [await boxOf(page.getByTestId('listing-card').first()), await boxOf(canvas(page))]
  expect(list.x + list.width).toBeLessThan(map.x)
  // The map reaches from the bar to both edges of the window.
  const bar = await boxOf(page.getByRole('banner'))
  expect(Math.abs(map.y - bar.height)).toBeLessThanOrEqual(1)
  expect([map.x + map.width, map.y + map.height]).toEqual([1280, 900])
  await expectAccessible(page, 'search with the map')

  // A click on a cluster adds two zoom levels.
  const closer = askedAt(page, 13)
  await page.getByTestId('cluster').first().click()
  await closer

  // The visible area is searched only on request.
  await page.getByRole('button', { name: 'Søg i dette område' }).click()
  await expect(page).toHaveURL(/bbox=[-\d.]+%2C[-\d.]+%2C[-\d.]+%2C[-\d.]+/)
  await expect(page).not.toHaveURL(/place=/)
  await expect(page.getByRole('button', { name: 'Søg i dette område' })).toBeHidden()
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)

  // A price and its card highlight each other.
  const id = await page.getByTestId('listing-card').first().getAttribute('data-listing')
  const pin = page.locator(`[data-testid="pin"][data-listing="${id}"]`)
  const card = page.locator(`li:has([data-testid="listing-card"][data-listing="${id}"])`)
  await card.hover()
  await expect(pin).toHaveAttribute('data-lit', 'true')
  await pin.focus()
  await page.keyboard.press('Enter')
  const picked = page.getByTestId('pin-card')
  await expect(picked.getByRole('link')).toHaveAttribute('href', `/listing/${id}`)
  await expect(picked.getByRole('link')).toBeFocused()
  await page.mouse.move(2, 2)
  await expect(card).toHaveAttribute('data-lit', 'false')
  await page.keyboard.press('Escape')
  await expect(picked).toBeHidden()
  await expect(pin).toBeFocused()
  await expect(card).toHaveAttribute('data-lit', 'true')

  // With the option on, moving the map by keyboard searches.
  const before = page.url()
  await page.getByLabel('Søg, når jeg flytter kortet').check()
  await canvas(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).not.toBe(before)
  // The address restores the same area.
  await page.reload()
  await expect(markers.first()).toBeVisible()

  // Quick moves cause one request, 200 ms after the last.
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0)
  const began = Number(await page.getByTestId('map').getAttribute('data-zoom'))
  const isElsewhere = (url: string): boolean => isClusters(url) && Math.abs(zoomOf(url) - began) > 0.1
  const zooms: number[] = []
  page.on('request', (request) => {
    if (isElsewhere(request.url())) zooms.push(zoomOf(request.url()))
  })
  const answered = page.waitForResponse((response) => isElsewhere(response.url()))
  await page.getByRole('button', { name: 'Zoom ud' }).evaluate((button) => {
    for (let times = 0; times < 3; times++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await answered
  expect(zooms).toHaveLength(1)
  expect(zooms[0]).toBeCloseTo(began - 3, 1)
  await page.getByRole('button', { name: 'Fjern: Kortudsnit' }).click()
  await expect(page).not.toHaveURL(/bbox=/)
})

test('the map is dark in the dark theme, and says when there are no homes', async ({ visitor }) => {
  const { page } = await visitor({ colorScheme: 'dark' })
  await page.goto('/search?place=Atlantis&view=map')
  await expect(page.getByText('Ingen boliger har kortkoordinater endnu')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingen boliger fundet' })).toBeVisible()
  const { channels } = await sharp(await canvas(page).screenshot()).stats()
  expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(90)
  await expectAccessible(page, 'the map in the dark')
})

test('prices on the map never overlap, and each is the whole stay in whole DKK', async ({ visitor }) => {
  test.slow()
  const { page } = await visitor()
  const totals = new Map<string | null, number | null>()
  page.on('response', async (response) => {
    const answer = Drawn.safeParse(isClusters(response.url()) ? await response.json().catch(() => null) : null)
    for (const { id, total } of answer.data?.pins ?? []) totals.set(id, total)
  })
  await page.goto(`/search?place=Skagen&${stayFromToday(60).query}&view=map`)
  const markers = page.locator('[data-testid="cluster"], [data-testid="pin"]')
  await expect(markers.first()).toBeVisible()
  const zoomed = async (name: string): Promise<void> => {
    const map = page.getByTestId('map')
    const zoom = Number(await map.getAttribute('data-zoom')) + (name === 'Zoom ind' ? 1 : -1)
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(async () => Number(await map.getAttribute('data-zoom'))).toBeCloseTo(zoom, 1)
    await expect(page.getByText('Henter boliger på kortet')).toBeHidden()
    expect(await overlapsOn(page)).toEqual([])
  }
  for (const name of ['Zoom ud', 'Zoom ud', 'Zoom ud', 'Zoom ind', 'Zoom ind', 'Zoom ind', 'Zoom ind', 'Zoom ind'])
    await zoomed(name)
  const pin = await openPin(page)
  const drawn = await page
    .getByTestId('pin')
    .evaluateAll((all) => all.map((each) => ({ id: each.getAttribute('data-listing'), words: each.textContent })))
  const kroner = new Intl.NumberFormat('da', { maximumFractionDigits: 0 })
  for (const { id, words } of drawn) expect(words).toBe(kroner.format(totals.get(id) ?? 0))
  // The card fits into a narrow map and shows the same price.
  await pin.click()
  const card = page.getByTestId('pin-card')
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 600 })
    await expect(card).toContainText(/\d\sDKK\si alt/)
    // The map places the card anew once it has its new size.
    const isWhole = async () => isWithin(await boxOf(card), await boxOf(page.getByTestId('map')))
    await expect.poll(isWhole, `whole at ${width} px`).toBe(true)
  }
})

test('on phones the map fills the screen, and swiped cards and prices highlight each other', async ({ visitor }) => {
  test.slow()
  const screen = { width: 390, height: 844 }
  const { page } = await visitor({ viewport: screen, hasTouch: true })
  await page.goto(`/search?place=${uncrowdedPlace}`)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  await page.getByRole('button', { name: 'Vis kort' }).click()
  const fullScreen = page.getByRole('dialog')
  await expect(fullScreen).toBeVisible()
  expect(await boxOf(fullScreen)).toEqual({ x: 0, y: 0, ...screen })
  const cards = page.getByTestId('map-card')
  await expect(cards.first()).toBeVisible()
  await expectAccessible(page, 'the map on a phone')
  const idOf = (thing: Locator): Promise<string | null> => thing.getAttribute('data-listing')
  const lit = page.locator('[data-testid="pin"][data-lit="true"]')
  /** The home whose card is fully visible. */
  const inFront = async (): Promise<string | null> => {
    for (const card of await cards.all())
      if (isWithin(await boxOf(card), { x: 0, y: 0, ...screen })) return await idOf(card)
    return null
  }
  const first = await inFront()
  await expect(lit).toHaveAttribute('data-listing', `${first}`)

  // Swiping to a card highlights its home.
  await drag(page, cards.first(), { right: -200 })
  await expect(lit).not.toHaveAttribute('data-listing', `${first}`)
  await expect.poll(async () => (await inFront()) === (await idOf(lit))).toBe(true)
  expect(await overlapsOn(page)).toEqual([])

  // Tapping a price scrolls to its card, past all cards in between.
  const idsOf = (pins: Locator): Promise<(string | null)[]> =>
    pins.evaluateAll((all) => all.map((each) => each.getAttribute('data-listing')))
  const inRow = await idsOf(cards)
  const from = inRow.indexOf(await idOf(lit))
  const away = (each: string | null): number => Math.abs(inRow.indexOf(each) - from)
  const [id] = (await idsOf(page.locator('[data-testid="pin"][data-lit="false"]'))).toSorted(
    (a, b) => away(b) - away(a),
  )
  expect(away(id ?? null)).toBeGreaterThan(1)
  await page.locator(`[data-testid="pin"][data-listing="${id}"]`).tap()
  await expect(lit).toHaveAttribute('data-listing', `${id}`)
  await expect.poll(inFront).toBe(id)

  await page.goBack()
  await expect(fullScreen).toBeHidden()
  await expect(page).not.toHaveURL(/view=map/)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
})

test('a home’s map shows the whole circle of its caption, and not the house itself', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const place = page.getByRole('region', { name: 'Her ligger boligen' })
  await place.scrollIntoViewIfNeeded()
  await expect(place).toContainText('Boligen ligger et sted i cirklen.')
  await expect(page.getByTestId('map')).toHaveAttribute('data-zoom', '12.5')
  await expect(place.getByRole('img', { name: 'Boligen' })).toHaveCount(0)
  const edge = await page.evaluate(() => {
    document.body.style.outlineColor = 'var(--map-area-edge)'
    return (getComputedStyle(document.body).outlineColor.match(/\d+/g) ?? []).map(Number)
  })
  /** In how many of eight directions the circle's edge is visible `radius` px from the map's centre. */
  const edgesAt = async (radius: number): Promise<number> => {
    const { data, info } = await sharp(await canvas(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isEdge = (right: number, down: number): boolean => {
      const at = (Math.round(info.height / 2 + down) * info.width + Math.round(info.width / 2 + right)) * 3
      return edge.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 90)
    }
    return [0, 1, 2, 3, 4, 5, 6, 7].filter((eighth) => {
      const [right, down] = [Math.cos((eighth * Math.PI) / 4), Math.sin((eighth * Math.PI) / 4)]
      return [-2, -1, 0, 1, 2].some((off) => isEdge(right * (radius + off), down * (radius + off)))
    }).length
  }
  // 500 m in Skagen at this zoom. Prices of other homes may cover parts of the edge.
  await expect.poll(() => edgesAt(69)).toBeGreaterThanOrEqual(5)
  expect(await edgesAt(55)).toBeLessThanOrEqual(2)
  expect(await edgesAt(85)).toBeLessThanOrEqual(2)
})

test('a map that cannot be fetched or drawn says so, and phones have no button for it', async ({ visitor, watch }) => {
  watch.expectRefusal(503, /^\/api\/map\/config$/)
  const { page } = await visitor()
  await page.route('**/api/map/config', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/search?place=Skagen&view=map')
  await expect(page.getByText('Kunne ikke hente kortet')).toBeVisible()
  await page.unroute('**/api/map/config')
  // Simulates a browser without WebGL.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Kunne ikke indlæse kortet')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  // On phones the map is full screen and not in the toolbar.
  await expect(page.getByRole('dialog').getByText('Kunne ikke indlæse kortet')).toBeVisible()
  await page.getByRole('button', { name: 'Skjul kort' }).click()
  await expect(page.locator('button[aria-pressed]', { hasText: 'Vis kort' })).toBeHidden()
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  await expect(page.getByText('Kunne ikke indlæse kortet')).toBeHidden()
})
