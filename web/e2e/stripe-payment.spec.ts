import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { cards } from './steps.ts'
import { stripeBrowser, withStripe } from './stripe-js.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Booked = z.object({ id: z.string() })

test('a guest pays with Stripe’s form by a declined, an authenticated and a saved card', async ({ member, home }) => {
  const { page, api, context } = await member('guest', stripeBrowser)
  await withStripe(context)
  const { id } = await home()
  const held = async (inDays: number): Promise<string> => {
    const { checkIn, checkOut } = stayFromToday(inDays)
    return Booked.parse(
      await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
    ).id
  }
  const [first, second] = [await held(30), await held(60)]
  const pay = page.getByRole('button', { name: /^Betal \d/ })
  const number = page.getByLabel('Stripe card (da)')

  await page.goto(`/pay/${first}`)
  await expect(number).toBeVisible()
  await pay.click()
  // The attempt without a number has ended, and takes none that is written later.
  await expect(pay).toBeEnabled()
  await number.fill(cards.declined)
  await pay.click()
  await expectToast(page, 'Kortet blev afvist. Prøv et andet kort.')
  // Stripe's form shows its own errors, so ours shows none.
  await expect(page.getByText(/card number is incomplete/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Gem kortet til næste gang' }).check()
  await number.fill(cards.authenticates)
  await pay.click()
  await page.getByRole('button', { name: 'Stripe bank: success' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expect.poll(() => api.get(`/api/bookings/${first}`)).toMatchObject({ status: 'confirmed' })

  await page.goto(`/pay/${second}`)
  await expect(page.getByRole('radio', { name: /^Visa •••• 3155/ })).toBeChecked()
  await pay.click()
  await page.getByRole('button', { name: 'Stripe bank: failure' }).click()
  await expectToast(page, /godken/i)
  await pay.click()
  await page.getByRole('button', { name: 'Stripe bank: success' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expect.poll(() => api.get(`/api/bookings/${second}`)).toMatchObject({ status: 'confirmed' })

  await page.goto('/profile?profile=payments')
  await page.getByRole('button', { name: 'Tilføj kort' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilføj et kort' })
  await dialog.getByLabel('Stripe card (da)').fill(cards.pays)
  await dialog.getByRole('button', { name: 'Gem kort' }).click()
  await expectToast(page, 'Kortet er gemt')
  await expect(page.getByTestId('saved-card')).toHaveText([/4242/, /3155Standard/])
})

test('a guest sees an error when Stripe cannot be loaded', async ({ member, home, watch }) => {
  watch.expectRefusal(502, /^\/v3\//)
  const { page, api, context } = await member('guest', stripeBrowser)
  await withStripe(context)
  await context.route('https://js.stripe.com/**', (route) => route.fulfill({ status: 502 }))
  const { id } = await home()
  const { checkIn, checkOut } = stayFromToday(30)
  const booking = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const held = Booked.parse(await api.post('/api/bookings', booking))
  await page.goto(`/pay/${held.id}`)
  await expect(page.getByText(/^Betalingsudbyderen kunne ikke nås/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Betal \d/ })).toHaveCount(0)
})
