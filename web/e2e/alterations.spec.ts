import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { dayOf, stayFromToday } from './stay.ts'
import { cards, expectTotal, payWith, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Booked = z.object({ id: z.string(), clientSecret: z.string() })

test('a guest proposes a longer stay, the host approves it live, and the guest pays', async ({ member, home }) => {
  const [guest, host] = [await member(), await member('host')]
  const { id } = await home({ host: host.login })
  const { checkIn, checkOut } = stayFromToday(30)
  const held = Booked.parse(
    await guest.api.post('/api/bookings', {
      listingId: id,
      checkIn,
      checkOut,
      guests: { adults: 2 },
      adultAttested: true,
    }),
  )
  await guest.api.post(`/api/sandbox/payment-intents/${held.clientSecret.split('_secret_')[0]}/confirm`, {
    clientSecret: held.clientSecret,
    cardNumber: cards.pays,
  })
  await host.page.goto(`/host/dashboard/reservations?booking=${held.id}`)
  await host.page.getByRole('button', { name: 'Foreslå ændring' }).press('Enter')
  const hosts = host.page.getByRole('dialog', { name: 'Foreslå en ændring' })
  await expect(hosts.getByRole('button', { name: 'Send til gæsten' })).toBeVisible()

  const { page } = guest
  await page.goto(`/trips/${held.id}`)
  const trip = page.getByTestId('trip-page')
  await expect(trip).toHaveAttribute('data-status', 'confirmed')
  await trip.getByRole('button', { name: 'Foreslå ændring' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dayOf(dialog, checkIn).click()
  await dayOf(dialog, addDays(checkOut, 2)).click()
  await expect(totalLocator(dialog)).toHaveText(/^2\.300\sDKK$/)
  await expectAccessibleInAnyLight(page, '/trips/:id, proposing a change')
  const send = dialog.getByRole('button', { name: 'Send til værten' })
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expectToast(page, 'Ændringen er sendt')
  await expect(trip.getByText('Ændringen er foreslået.')).toBeFocused()

  // Only one proposal at a time: the host sees the other one while choosing, and answers it first.
  await expect(hosts.getByText('Gerda Gæst har foreslået en ændring imens')).toBeVisible()
  await hosts.getByRole('button', { name: 'Se forslaget' }).press('Enter')
  const proposal = host.page.getByTestId('alteration')
  await expect(proposal.locator('..')).toBeFocused()
  await host.page.goto('/host/dashboard/requests')
  await expect(proposal).toContainText('Gerda Gæst foreslår en ændring')
  await expect(proposal).toContainText('Du tjener mere')
  await expectTotal(proposal, 2_300_00)
  await expectAccessibleInAnyLight(host.page, '/host/dashboard/requests, with a change')
  await proposal.getByRole('button', { name: 'Sig ja' }).press('Enter')
  await expect(host.page.getByText('Ændringen er accepteret. Nu mangler betalingen.')).toBeFocused()

  await trip.getByRole('button', { name: 'Betal forskellen' }).press('Enter')
  await payWith(dialog, cards.pays)
  await expectToast(page, 'Betalingen er modtaget')
  await expect(trip.getByText('Opholdet er ændret.')).toBeVisible()
  await expect(trip.getByText('Opholdet blev ændret')).toBeVisible()
  await expect(trip.getByText('5 nætter').first()).toBeVisible()
  await expectTotal(trip, 5_750_00)
  await expect(proposal).toHaveCount(0)
})
