import { stayFromToday } from './stay.ts'
import { openBooking } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('a waiting guest sees why the host declined, and the dialog closes', async ({ member, person, home }) => {
  const host = await person('host')
  const guest = await member()
  const { id } = await home({ mode: 'request', host: host.login })
  await guest.page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(guest.page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await expect(guest.page).toHaveURL(/booking=/)
  const bookingId = new URL(guest.page.url()).searchParams.get('booking')
  await host.api.post(`/api/host/bookings/${bookingId}/decline`, { reason: 'Taget skal lægges om i den uge.' })
  await expectToast(guest.page, 'Booking afvist')
  await expectToast(guest.page, 'Taget skal lægges om i den uge.')
  await expect(dialog).toBeHidden()
  // The booking's address then offers other homes.
  await guest.page.goto(`/listing/${id}?booking=${bookingId}`)
  await dialog.getByRole('link', { name: 'Find et andet sted' }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/search\\?${stayFromToday(30).query}.*place=Skagen`))
})

test('an unanswered request expires while the guest watches', { tag: '@clock' }, async ({ member, home, admin }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request', requestAutoExpireHours: 1 })
  const clock = await admin()
  await page.goto(`/listing/${id}?${stayFromToday(40).query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/^(59 min \d+ s|1 t 0 min)$/)
  await clock.post('/api/sandbox/clock', { advance: 'PT61M' })
  await expectToast(page, 'Forespørgsel udløbet')
  await expect(dialog).toBeHidden()
})
