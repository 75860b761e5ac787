import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { cards, expectListening, expectTotal, payWith } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Booked = z.object({ id: z.string() })

test('a guest sees the refund, cancels by keyboard, and finds the refund in the trip', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home({ cleaningOre: 300_00 })
  // Four days ahead and confirmed today: half the nights and the cleaning, but no service fee.
  const { checkIn, checkOut } = stayFromToday(4)
  const { id: booking } = Booked.parse(
    await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
  )
  await page.goto(`/pay/${booking}`)
  await payWith(page, cards.pays)
  await expectToast(page, 'Betaling gennemført! 🎉')
  await page.goto('/trips')
  const trip = page.locator(`[data-booking="${booking}"]`)
  await expect(trip).toHaveAttribute('data-status', 'confirmed')

  const open = trip.getByRole('button', { name: 'Annuller' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1.500 DKK af 3.000 DKK')).toBeVisible()
  await expect(dialog.getByText('0 DKK af 450 DKK')).toBeVisible()
  await expectTotal(dialog, 1_800_00)
  await expect(dialog.getByText('5-10 bankdage')).toBeVisible()
  await expectListening(dialog)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await open.press('Enter')
  const confirm = dialog.getByRole('button', { name: 'Annuller booking' })
  // Enabled once the refund has loaded. An earlier key press would go to the focused element.
  await expect(confirm).toBeEnabled()
  await confirm.press('Enter')
  await expectToast(page, 'Booking annulleret')
  await expect(trip).toHaveAttribute('data-status', 'cancelled_by_guest')
  await expect(trip).toContainText('Annulleret af dig')
  await expect(trip.getByText('Refunderet: 1.800 DKK')).toBeVisible()
  await expect(trip.getByText('Booking annulleret')).toBeFocused()
})
