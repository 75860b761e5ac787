import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectListening, payWith } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Booked = z.object({ id: z.string() })

test('a guest saves a card with a payment, pays the next stay with it, and removes it', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home()
  const held = async (inDays: number): Promise<string> => {
    const { checkIn, checkOut } = stayFromToday(inDays)
    const booking = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    return Booked.parse(await api.post('/api/bookings', booking)).id
  }
  const [first, second] = [await held(30), await held(60)]

  await page.goto(`/pay/${first}`)
  await page.getByRole('checkbox', { name: 'Gem kortet til næste gang' }).check()
  await payWith(page, cards.authenticates)
  await page.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')

  await page.goto(`/pay/${second}`)
  await expect(page.getByRole('radio', { name: /^Visa •••• 3155/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Et andet kort' }).check()
  await payWith(page, cards.declined)
  await expectToast(page, 'Kortet blev afvist. Prøv et andet kort.')
  await expectAccessibleInAnyLight(page, '/pay/:id with a saved card')
  await page.getByRole('radio', { name: /^Visa •••• 3155/ }).check()
  await page.getByRole('button', { name: /^Betal \d/ }).click()
  await page.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expect.poll(() => api.get(`/api/bookings/${second}`)).toMatchObject({ status: 'confirmed' })

  // An unpaid booking is not confirmed and cannot be cancelled in the profile.
  await held(90)
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Profil' }).click()
  await page.getByRole('button', { name: 'Tidligere rejser' }).click()
  const trips = page.getByTestId('trip')
  await expect(trips).toHaveCount(3)
  await expect(trips.getByText('Bekræftet')).toHaveCount(2)
  await expect(trips.getByRole('button', { name: 'Annuller' })).toHaveCount(2)
  await trips.getByRole('button', { name: 'Annuller' }).first().click()
  await expectListening(page.getByRole('dialog', { name: 'Vil du annullere din booking?' }))
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Betalingsmetoder' }).click()
  await expect(page).toHaveURL(/\/profile\?profile=payments$/)
  const saved = page.getByTestId('saved-card')
  await expect(saved).toHaveText(/Visa •••• 3155StandardUdløber 12\/34/)

  await page.getByRole('button', { name: 'Tilføj kort' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /4242 4242 4242 4242/ }).click()
  await dialog.getByRole('button', { name: 'Gem kort' }).click()
  await expectToast(page, 'Kortet er gemt')
  await expect(saved).toHaveText([/4242/, /3155Standard/])
  await page.getByRole('button', { name: 'Gør til standard: Visa •••• 4242' }).click()
  await expectToast(page, 'Standardbetalingsmetode opdateret')
  await expect(saved).toHaveText([/4242Standard/, /3155/])
  await page.getByRole('button', { name: 'Fjern Visa •••• 4242' }).click()
  await dialog.getByRole('button', { name: 'Fjern kort' }).click()
  await expectToast(page, 'Betalingsmetode fjernet')
  await expect(saved).toHaveText([/3155Standard/])
})
