import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Booked = z.object({ id: z.string(), clientSecret: z.string() })
const lost = /./

/** Waits until the service worker answers for pages, and a page is saved. */
const untilSaved = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(async (saved) => (await caches.match(saved)) !== undefined, path)).toBe(true)
}
const savedNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

test('without a network a page says so in the chosen language, and comes back with it', async ({ visitor, watch }) => {
  const { page, context } = await visitor({ serviceWorkers: 'allow' })
  await page.goto('/?lang=en')
  await untilSaved(page, '/saved-pages')
  watch.expectLoss(lost)
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'No network connection' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Your saved trips' })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('DKK')
  await expectAccessibleInAnyLight(page, 'the page without a network')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/search/)
  await expect(page.getByTestId('result').or(page.getByRole('article')).first()).toBeVisible()
})

test('the last trips are readable without a network, with address and dates but no price, until signing out', async ({
  member,
  home,
  watch,
}) => {
  const { page, context, api } = await member('guest', { serviceWorkers: 'allow' })
  const { id } = await home()
  const { checkIn, checkOut } = stayFromToday(30)
  const booking = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const held = Booked.parse(await api.post('/api/bookings', booking))
  await api.post(`/api/sandbox/payment-intents/${held.clientSecret.split('_secret_')[0]}/confirm`, {
    clientSecret: held.clientSecret,
    cardNumber: '4242424242424242',
  })
  await page.goto(`/trips/${held.id}`)
  await expect(page.getByTestId('arrival')).toContainText('9990 Skagen')
  await page.goto('/trips')
  await untilSaved(page, `/saved-pages/trips/${held.id}`)
  await untilSaved(page, '/saved-pages/trips')

  watch.expectLoss(lost)
  await context.setOffline(true)
  await page.goto('/trips')
  await expect(page.getByRole('heading', { name: 'Dine gemte rejser' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Bekræftet')
  await expect(page.getByText(/^gemt /)).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the saved trips')
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/trips/${held.id}$`))
  await expect(page.getByRole('article')).toContainText('9990 Skagen')
  await expect(page.getByText(/^gemt /)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('DKK')
  await expectAccessibleInAnyLight(page, 'a saved trip')

  await context.setOffline(false)
  // The saved page asks the server for nothing, so nothing is under way that the end of the session refuses.
  await api.post('/api/auth/sign-out', {})
  await page.goto('/')
  await expect.poll(() => savedNames(page)).not.toContain('nordbo-trips')
  await context.setOffline(true)
  await page.goto(`/trips/${held.id}`)
  await expect(page.getByRole('heading', { name: 'Ingen forbindelse til nettet' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Skagen')
})

test('no answer of the API is kept', async ({ visitor }) => {
  const { page } = await visitor({ serviceWorkers: 'allow' })
  await page.goto('/search')
  await untilSaved(page, '/saved-pages')
  await page.reload()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(kept.filter((path) => !/^\/(assets|saved-pages)(\/|$)/.test(path))).toEqual([])
})
