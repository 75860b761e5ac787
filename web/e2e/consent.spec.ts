import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

/** Everything that a page keeps in the browser: cookies, both storages, and databases, by name. */
const keptBy = async (context: BrowserContext, page: Page): Promise<string[]> => {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
  return [...cookies, ...stored].sort()
}

/** Looks around: home, a search, a listing. */
const lookAround = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.goto('/search?place=Skagen&adults=2')
  await page.getByTestId('listing-card').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/listing\//)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/search?place=Skagen&adults=2')
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
}

for (const width of [390, 1440])
  test(`nothing is kept before a choice, both choices look the same, and a choice is kept for 12 months (${width} px)`, async ({
    visitor,
  }) => {
    const { context, page } = await visitor({ viewport: { width, height: 844 } })
    await context.clearCookies()
    await lookAround(page)
    const asked = page.getByRole('region', { name: 'Hvad må vi gemme?' })
    await expect(asked).toBeVisible()
    expect(await keptBy(context, page)).toEqual([])

    const [least, all] = [
      asked.getByRole('button', { name: 'Kun nødvendige', exact: true }),
      asked.getByRole('button', { name: 'Accepter alle', exact: true }),
    ]
    const looks = (button: typeof all) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderTopColor, borderTopWidth, fontSize, fontWeight, opacity, boxShadow } =
          getComputedStyle(element)
        const { width: w, height, top } = element.getBoundingClientRect()
        return {
          color,
          backgroundColor,
          borderTopColor,
          borderTopWidth,
          fontSize,
          fontWeight,
          opacity,
          boxShadow,
          w,
          height,
          top,
        }
      })
    expect(await looks(all)).toEqual(await looks(least))
    expect((await looks(all)).height).toBeGreaterThanOrEqual(44)
    await expectAccessibleInAnyLight(page, 'the choice of cookies')

    // Reading goes on: the page scrolls, and links in it work.
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    const place = () =>
      page
        .getByTestId('listing-card')
        .first()
        .evaluate((card) => card.getBoundingClientRect().toJSON())
    const placed = await place()
    const logged = page.waitForResponse('**/api/consents')
    await least.click()
    expect((await logged).status()).toBe(200)
    await expect(asked).toBeHidden()
    expect(await place(), 'nothing moves when the choice goes').toEqual(placed)
    await lookAround(page)
    await expect(asked).toBeHidden()
    expect(await keptBy(context, page)).toEqual(['cookie nordbo_consent'])
    const [cookie] = await context.cookies()
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

test('what is readable without a network is kept only by consent, and goes with it', async ({ visitor }) => {
  const { context, page } = await visitor({ serviceWorkers: 'allow' })
  await context.clearCookies()
  await page.goto('/')
  const asked = page.getByRole('region', { name: 'Hvad må vi gemme?' })
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await asked.getByRole('button', { name: 'Kun nødvendige', exact: true }).click()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.clock.install()
  await page.goto('/search?place=Skagen')
  await expect(page.getByTestId('listing-card').first()).toBeVisible()
  // Longer than a page waits before it fetches the script that saves.
  await page.clock.runFor(2_000)
  expect(await workers()).toBe(0)
  expect(fetched.filter((url) => url.includes('/start-offline'))).toEqual([])
  expect(await keptBy(context, page)).toEqual(['cookie nordbo_consent'])
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await asked.getByRole('button', { name: 'Accepter alle' }).click()
  await page.clock.runFor(2_000)
  await expect.poll(() => keptBy(context, page)).toContain('cache nordbo-offline')
  expect(fetched.filter((url) => url.includes('/start-offline'))).toHaveLength(1)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await asked.getByRole('button', { name: 'Kun nødvendige', exact: true }).click()
  await expect.poll(() => keptBy(context, page)).toEqual(['cookie nordbo_consent'])
})

test('the choice lies where reading begins', async ({ visitor }) => {
  const { context, page } = await visitor({ viewport: { width: 1440, height: 900 } })
  await context.clearCookies()
  await page.goto('/')
  const asked = page.getByRole('region', { name: 'Hvad må vi gemme?' })
  await expect(asked).toBeVisible()
  const startOf = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().left)
  const [heading, all] = [asked.getByRole('heading'), asked.getByRole('button', { name: 'Accepter alle' })]
  expect(await startOf(heading)).toBeLessThan(await startOf(all))
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await startOf(heading)).toBeGreaterThan(await startOf(all))
})
