import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { uncrowdedPlace, uncrowdedTown } from './towns.ts'
import { screens } from './wishlists.ts'

const Total = z.object({ total: z.number() })

test('results stand in four columns, and in two on a phone; their filters have no WCAG 2.2 AA violation', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto(`/search?place=${uncrowdedPlace}`)
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  const columns = (): Promise<number> =>
    page
      .locator('ul:has([data-testid="listing-card"])')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await expect.poll(columns).toBe(4)
  await page.getByRole('button', { name: 'Filtre' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtre' }).getByTestId('histogram')).toBeVisible()
  await expectAccessible(page, 'filters')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(columns).toBe(2)
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

test('browsers keep the categories for a day', async ({ request }) => {
  const answer = await request.get('/api/categories')
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400')
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
