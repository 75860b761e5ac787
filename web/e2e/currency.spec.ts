import { beforeScripts } from './hydration.ts'
import { chooseCurrency } from './steps.ts'
import { expect, test } from './test.ts'

test('a page in another currency is drawn with it before its scripts run, and no amount changes afterwards', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/search?place=Skagen')
  await chooseCurrency(page, 'EUR')
  const { sendScripts, hydrated } = await beforeScripts(page, '/search?place=Skagen')
  const price = page.getByTestId('listing-card').first().locator('p.tabular')
  await expect(price).toContainText('≈')
  const drawn = await price.textContent()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  sendScripts()
  await hydrated
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  await expect(price).toHaveText(drawn ?? '')
  expect(asked, 'the rate comes with the page').not.toContain('/api/currencies')
})

test('pins on the map are whole units of the currency, and those of DKK are plain numbers', async ({
  visitor,
  home,
}) => {
  const { id } = await home()
  const { page } = await visitor()
  await page.goto('/search?place=Skagen&sort=newest')
  await page.getByRole('button', { name: 'Vis kort' }).click()
  // A home under the pointer is drawn by itself.
  const pin = page.locator(`[data-testid="pin"][data-listing="${id}"]`)
  await page.locator(`[data-testid="listing-card"][data-listing="${id}"]`).hover()
  await expect(pin).toHaveText('1.000')
  await chooseCurrency(page, 'EUR')
  await page.locator(`[data-testid="listing-card"][data-listing="${id}"]`).hover()
  await expect(pin).toHaveText(/^≈\s[\d.]+\s€$/)
  await expect(pin).toHaveAccessibleName(/≈\s[\d.]+\s€/)
})
