import { expectAccessibleInAnyLight } from './axe.ts'
import { saveCard, toggleOf } from './extras.ts'
import { stayFromToday } from './stay.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a host switches extras on and off; what fails goes back', async ({ member, home, watch }) => {
  const host = await member('host')
  const { page } = host
  const { id } = await home({ host: host.login })
  await page.goto(`/host/dashboard/listings/${id}/extras`)
  await expect(page.getByRole('switch')).toHaveCount(4)
  for (const [name, price, promise] of [
    ['Forsikring', '299 DKK pr. måned', 'Dækning op til 100.000 kr. uden selvrisiko'],
    ['Fremhævet annonce', '499 DKK pr. måned', 'Øverst i søgeresultaterne i 30 dage'],
    ['Hurtige udbetalinger', '149 DKK pr. måned', 'Erstatter den normale ventetid på 7-14 dage'],
    ['Smart prissætning', '199 DKK pr. måned', 'Automatiske prisforslag'],
  ] as const) {
    await expect(toggleOf(page, name)).not.toBeChecked()
    await expect(toggleOf(page, name)).toHaveAccessibleDescription(
      new RegExp(`${price}.*${promise}`.replaceAll(' ', '\\s')),
    )
  }

  // Without a card one is asked for. Leaving the form leaves the switch off.
  await toggleOf(page, 'Forsikring').click()
  const form = page.getByRole('dialog', { name: 'Tilføj et kort' })
  await expectListening(form)
  await page.keyboard.press('Escape')
  await expect(toggleOf(page, 'Forsikring')).not.toBeChecked()
  await toggleOf(page, 'Forsikring').click()
  await form.getByRole('button', { name: /4242 4242 4242 4242/ }).click()
  await form.getByRole('button', { name: 'Gem kort' }).click()
  await expectToast(page, 'Service aktiveret')
  await expect(toggleOf(page, 'Forsikring')).toBeChecked()
  await expect(page.getByText(/^Næste betaling: 299\s*DKK den \d/)).toBeVisible()
  await expect(page.getByText('Betales med Visa •••• 4242')).toBeVisible()
  await page.getByRole('button', { name: 'Se vilkår' }).click()
  await expect(page.getByRole('dialog')).toContainText('op til 100.000 kr. pr. ophold. Der er ingen selvrisiko')
  await page.keyboard.press('Escape')
  await expectAccessibleInAnyLight(page, 'the extras of a home')

  await toggleOf(page, 'Forsikring').press('Space')
  await expectToast(page, 'Service deaktiveret')
  await expect(toggleOf(page, 'Forsikring')).not.toBeChecked()
  await expect(page.getByText(/^Ophører den .* og virker indtil da$/)).toBeVisible()
  await toggleOf(page, 'Forsikring').press('Space')
  await expect(page.getByText(/^Næste betaling: 299/)).toBeVisible()

  watch.expectRefusal(503, /\/extras\/FEATURED$/)
  await page.route('**/extras/FEATURED', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'payment.unavailable', status: 503, title: 'x' }),
    }),
  )
  await toggleOf(page, 'Fremhævet annonce').click()
  await expectToast(page, /Fejl ved ændring af service.*Betaling kunne ikke initialiseres/)
  await expect(toggleOf(page, 'Fremhævet annonce')).not.toBeChecked()
})

test('on a phone the bank approves, and the provider’s page shows and ends the subscription', async ({
  member,
  home,
}) => {
  const host = await member('host', phone)
  const { page } = host
  const { id } = await home({ host: host.login })
  await saveCard(host, '4000002760003184')
  await page.goto(`/host/dashboard/listings/${id}/extras`)
  await toggleOf(page, 'Fremhævet annonce').click()
  const bank = page.getByRole('dialog', { name: 'Din bank vil høre fra dig' })
  await expect(bank).toContainText(/499\s*DKK for en måned/)
  await bank.getByRole('button', { name: 'Afvis' }).click()
  await expectToast(page, 'Fejl ved ændring af service')
  await expect(toggleOf(page, 'Fremhævet annonce')).not.toBeChecked()
  await toggleOf(page, 'Fremhævet annonce').click()
  await bank.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Service aktiveret')
  await expect(toggleOf(page, 'Fremhævet annonce')).toBeChecked()
  await expectAccessibleInAnyLight(page, 'the extras of a home on a phone')

  await page.getByRole('button', { name: 'Kort og kvitteringer' }).click()
  await expect(page.getByText('Dette er en prøve: ingen rigtige penge flyttes.')).toBeVisible()
  await expect(page.getByText(/499,00\s*kr\. · Betalt/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Opsig abonnement' }).click()
  await expect(page.getByRole('button', { name: 'Fortsæt abonnement' })).toBeVisible()
  await page.getByRole('link', { name: 'Tilbage til Nordbo' }).click()
  await expect(page.getByText(/^Ophører den .* og virker indtil da$/)).toBeVisible()
  await expect(toggleOf(page, 'Fremhævet annonce')).not.toBeChecked()
})

test('smart pricing proposes prices, which the host takes or dismisses', async ({ member, home }) => {
  const host = await member('host')
  const { page } = host
  // No other test creates homes of this size, so the market they are compared with does not change.
  const size = { host: host.login, maxGuests: 15 }
  await Promise.all(Array.from({ length: 5 }, () => home(size)))
  const { id } = await home({ ...size, priceOre: 9_000_00 })
  const { checkIn: from, checkOut: to } = stayFromToday(10)
  await host.api.post('/api/host/calendar/prices', { homes: [{ listingId: id, ranges: [{ from, to }] }], price: 8_000 })
  await saveCard(host, '4242424242424242')
  await page.goto(`/host/dashboard/listings/${id}/extras`)
  await toggleOf(page, 'Smart prissætning').click()
  await expectToast(page, 'Service aktiveret')
  const proposals = page.getByRole('region', { name: 'Prisforslag' })
  const rows = proposals.getByRole('listitem')
  await expect(rows.first()).toContainText(/Nu 9\.000/)
  await expect(rows).toHaveCount(3)
  await expectAccessibleInAnyLight(page, 'price proposals')
  await rows
    .first()
    .getByRole('button', { name: /^Afvis/ })
    .click()
  await expectToast(page, 'Forslag afvist')
  await expect(rows).toHaveCount(2)
  await proposals.getByRole('button', { name: 'Brug alle forslag' }).click()
  await expectToast(page, 'Priser opdateret')
  await expect(page.getByText('Dine priser passer til markedet')).toBeVisible()
  // What was dismissed is not proposed again, and what was taken is the price now.
  await page.reload()
  await expect(page.getByText('Dine priser passer til markedet')).toBeVisible()
})
