import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import type { Api } from './people.ts'
import { stayIn } from './stay.ts'
import { cards, expectToast, payWith } from './steps.ts'
import { expect, names, test } from './test.ts'

const Booked = z.object({ id: z.string() })

const hold = async (api: Api, listingId: string, inDays: number): Promise<string> => {
  const { checkIn, checkOut } = stayIn(inDays)
  return Booked.parse(await api.post('/api/bookings', { listingId, checkIn, checkOut, guests: { adults: 2 } })).id
}

test('a host sees a booking arrive, gives a part back, cancels and keeps the dates', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ host: host.login, cleaningOre: 300_00 })
  const { page } = host
  await page.goto('/host/dashboard/reservations')
  await expect(page.getByText('Ingen kommende reservationer')).toBeVisible()
  const booking = await hold(guest.api, id, 20)
  await guest.page.goto(`/pay/${booking}`)
  await payWith(guest.page, cards.pays)

  await expect(page.getByRole('tab', { name: 'Kommende (1)' })).toBeVisible()
  const row = page.getByTestId('reservation')
  await expect(row).toContainText('Bekræftet')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Hent som CSV').click()])
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFFBooking;Status;Bolig;/)
  expect(first).toContain(`${booking};Bekræftet;`)
  expect(first).toContain(`;${names.guest};`)

  const open = row.getByRole('link')
  await open.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Reservation' })
  await expect(panel.getByRole('link', { name: guest.login.email })).toBeVisible()
  await expect(panel.getByText('Grundpris')).toBeVisible()
  await expect(panel.getByText('Rengøring')).toBeVisible()
  await expect(panel.getByText('Gæsten betaler 3.750 DKK i alt.')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'a reservation')

  const refund = panel.getByRole('button', { name: 'Refunder en del' })
  await refund.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Refunder en del af betalingen' })
  const amount = asked.getByLabel('Beløb i hele kroner')
  await amount.fill('3751')
  await expect(asked.getByText('Du kan højst refundere 3.750 DKK.')).toBeVisible()
  await amount.fill('12,50')
  await amount.press('Enter')
  await expect(asked.getByText('Skriv et beløb i hele kroner.')).toBeVisible()
  await amount.fill('250')
  await asked.getByLabel(/Note til gæsten/).fill('Vandet var koldt.')
  await amount.press('Enter')
  await expectToast(page, 'Refundering gennemført')
  await expectToast(page, '250 DKK er på vej tilbage til gæsten.')
  await expect(refund).toBeFocused()
  await expect(panel.getByText('Vandet var koldt.')).toBeVisible()
  // The note is for the guest.
  await guest.page.goto(`/trips/${booking}`)
  await expect(guest.page.getByText('Vandet var koldt.')).toBeVisible()

  await panel.getByRole('button', { name: 'Annuller booking' }).click()
  const sure = page.getByRole('dialog', { name: 'Vil du annullere bookingen?' })
  await expect(sure.getByText('Gæsten får 3.500 DKK tilbage')).toBeVisible()
  await expect(sure.getByText('Der er under 30 dage til indtjekning.')).toBeVisible()
  await sure.getByLabel(/Begrundelse/).fill('Taget er utæt.')
  await sure.getByLabel('Hold datoerne blokeret i kalenderen').check()
  await expectAccessibleInAnyLight(page, 'cancelling as a host')
  await sure.getByRole('button', { name: 'Annuller booking' }).click()
  await expectToast(page, 'Booking annulleret')
  await expect(panel.getByText('Booking annulleret')).toBeFocused()
  await expect(panel.getByText('Din begrundelse: Taget er utæt.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Aflyste (1)' }).click()
  await expect(page).toHaveURL(/tab=cancelled/)
  await expect(row).toContainText('Annulleret af dig')

  const { checkIn, checkOut } = stayIn(20)
  const taken = await guest.api.get(`/api/listings/${id}/availability?from=${checkIn}&to=${checkOut}`)
  expect(taken).toMatchObject({ unavailable: [{ from: checkIn, to: checkOut }] })

  // Help with another place is one click away (platform.md §9).
  await guest.page.goto('/trips')
  await guest.page.getByRole('link', { name: 'Find et andet sted' }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/search\\?checkIn=${checkIn}&checkOut=${checkOut}.*place=Skagen`))
})

test('what a host cannot fetch or do is said in the words of the page', async ({ member, home, watch }) => {
  watch.expectRefusal(503, /^\/api\/host\//)
  const host = await member('host', { viewport: { width: 390, height: 844 } })
  const guest = await member()
  const { id } = await home({ host: host.login })
  const booking = await hold(guest.api, id, 40)
  await guest.page.goto(`/pay/${booking}`)
  await payWith(guest.page, cards.pays)
  await expectToast(guest.page, 'Betaling gennemført! 🎉')
  const { page } = host
  await page.goto('/host/dashboard/payouts')
  await expect(page.getByTestId('totalRevenue')).toContainText('3.000 DKK')
  await expect(page.getByTestId('netEarnings')).toBeVisible()
  await expect(page.getByTestId('upcoming')).toBeVisible()
  const payout = page.getByTestId('payout')
  await expect(payout).toContainText('Afventer')
  await expect(payout).toContainText(/Sommerhus .+ ved Grenen/)
  await expect(payout.getByRole('link', { name: /^Se reservationen/ })).toHaveAttribute('href', /booking=/)
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
    )
  await payout.getByRole('link', { name: /^Se reservationen/ }).click()
  await expect(page.getByTestId('reservation-details')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('reservation')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBe(390)
  await page.goto('/host/dashboard/payouts')
  await refuse('**/api/host/payouts')
  await page.reload()
  await expectToast(page, 'Kunne ikke hente udbetalinger')
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente data' })).toBeVisible()
  await expect(page.getByText('Prøv igen senere')).toBeVisible()
  await refuse('**/api/host/reservations?*')
  await page.goto('/host/dashboard/reservations')
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente reservationer' })).toBeVisible()
  await page.unroute('**/api/host/reservations?*')
  await refuse('**/api/host/reservations/*')
  await page.goto(`/host/dashboard/reservations?tab=all&booking=${booking}`)
  const panel = page.getByRole('dialog', { name: 'Reservation' })
  await expect(panel.getByRole('heading', { name: 'Kunne ikke hente booking detaljer' })).toBeVisible()
  await page.unroute('**/api/host/reservations/*')
  await panel.getByRole('button', { name: 'Prøv igen' }).click()
  await refuse('**/api/host/bookings/*/*')
  await panel.getByRole('button', { name: 'Annuller booking' }).click()
  await page
    .getByRole('dialog', { name: 'Vil du annullere bookingen?' })
    .getByRole('button', { name: 'Annuller' })
    .click()
  await expectToast(page, 'Kunne ikke annullere booking')
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Refunder en del' }).click()
  await page.getByLabel('Beløb i hele kroner').fill('100')
  await page.getByRole('button', { name: 'Refunder', exact: true }).click()
  await expectToast(page, 'Kunne ikke gennemføre refundering')
})
