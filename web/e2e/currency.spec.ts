import { z } from 'zod'
import { beforeScripts } from './hydration.ts'
import { stayFromToday } from './stay.ts'
import { chooseCurrency, openBooking, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'

const Table = z.object({ rates: z.object({ EUR: z.int() }), date: z.string(), source: z.string() })
const Quoted = z.object({ total: z.number(), subtotal: z.number() })

/** Whole euros, as the page must show them. */
const wholeEuro = (dkk: number, dkkPerMillion: number): string =>
  `≈ ${new Intl.NumberFormat('da', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    Math.round((dkk * 1_000_000) / dkkPerMillion),
  )}`
const exactEuro = (dkk: number, dkkPerMillion: number): string =>
  `≈ ${new Intl.NumberFormat('da', { style: 'currency', currency: 'EUR' }).format(
    Math.round((dkk * 100_000_000) / dkkPerMillion) / 100,
  )}`
const inDkk = (dkk: number): string =>
  new Intl.NumberFormat('da', {
    ...{ style: 'currency', currency: 'DKK', currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' },
  }).format(dkk)

test('prices of a search, a home and its booking follow the chosen currency, and the checkout says what is paid in DKK', async ({
  member,
  home,
}) => {
  const { page, api } = await member()
  const { id } = await home({ priceOre: 1_234_00, cleaningOre: 567_00 })
  const { checkIn, checkOut, query } = stayFromToday(45, 3)
  const { rates } = Table.parse(await api.get('/api/currencies'))
  const { total, subtotal } = Quoted.parse(
    await api.post('/api/quotes', { listingId: id, checkIn, checkOut, guests: { adults: 2 } }),
  )
  await page.goto(`/search?place=Skagen&sort=newest&${query}&guests=2`)
  const card = page.locator(`[data-listing="${id}"]`)
  await expect(card.getByTestId('card-total')).toHaveText(inDkk(Math.round(total)))
  await chooseCurrency(page, 'EUR')
  await expect(card.getByTestId('card-total')).toHaveText(wholeEuro(total, rates.EUR))
  await expect(page.getByRole('contentinfo')).toContainText('Der betales i danske kroner.')

  await page.goto(`/listing/${id}?${query}`)
  await expect(totalLocator(page)).toHaveText(exactEuro(total, rates.EUR))
  const dialog = await openBooking(page)
  await expect(totalLocator(dialog)).toHaveText(exactEuro(total, rates.EUR))
  await dialog.getByRole('link', { name: 'Se fuld betaling' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(totalLocator(page)).toHaveText(exactEuro(total, rates.EUR))
  await expect(page.locator('dl').filter({ has: page.getByTestId('total'), visible: true })).toContainText(
    exactEuro(subtotal, rates.EUR),
  )
  await expect(page.getByTestId('charged').filter({ visible: true })).toHaveText(
    new RegExp(
      `^Du betaler ${inDkk(total).replaceAll('.', '\\.')}\\. Beløb i EUR er vejledende, omregnet med kurser fra `,
    ),
  )
})

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

test('price limits stay in DKK in the address and show the converted amount', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?place=Skagen')
  await chooseCurrency(page, 'EUR')
  const { rates } = Table.parse(await (await page.request.get('/api/currencies')).json())
  await page.getByRole('button', { name: 'Filtre' }).click()
  const least = page.getByRole('dialog').getByLabel('Fra', { exact: true })
  await least.fill('746')
  await least.press('Enter')
  await expect(least).toHaveAccessibleDescription(wholeEuro(746, rates.EUR))
  await page.getByTestId('show-homes').click()
  await expect(page).toHaveURL(/minPrice=746/)
  await expect(page.getByRole('button', { name: /^Fjern: Fra 746\sDKK \(≈/ })).toBeVisible()
})
