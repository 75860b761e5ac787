import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import type { Api } from './people.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectListening, payWith } from './steps.ts'
import { expect, names, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Booked = z.object({ id: z.string() })

/** Books and pays a stay without a browser. Returns the booking's id. */
const paidStay = async (api: Api, listingId: string, inDays: number): Promise<string> => {
  const { checkIn, checkOut } = stayFromToday(inDays)
  const booked = await api.post('/api/bookings', {
    listingId,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  const { id, clientSecret } = Booked.extend({ clientSecret: z.string() }).parse(booked)
  const intent = clientSecret.split('_secret_')[0]
  await api.post(`/api/sandbox/payment-intents/${intent}/confirm`, { clientSecret, cardNumber: cards.pays })
  await expect.poll(() => api.get(`/api/bookings/${id}`)).toMatchObject({ status: 'confirmed' })
  return id
}

const hold = async (api: Api, listingId: string, inDays: number): Promise<string> => {
  const { checkIn, checkOut } = stayFromToday(inDays)
  return Booked.parse(
    await api.post('/api/bookings', { listingId, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
  ).id
}

test('a host sees a booking arrive, refunds a part, cancels and keeps the dates blocked', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ host: host.login, cleaningOre: 300_00 })
  const { page } = host
  await guest.api.patch('/api/me/profile', { phone: '+45 12 34 56 78' })
  await page.goto('/host/dashboard/reservations')
  await expect(page.getByText('Ingen kommende reservationer')).toBeVisible()
  const booking = await hold(guest.api, id, 20)
  await guest.page.goto(`/pay/${booking}`)
  await payWith(guest.page, cards.pays)

  await expect(page.getByRole('tab')).toHaveText([
    /^Kommende.*1/,
    /^Pågår.*0/,
    /^Afsluttede.*0/,
    /^Aflyste.*0/,
    /^Alle.*1/,
  ])
  const row = page.getByTestId('reservation')
  await expect(row).toContainText('Bekræftet')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Hent som CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^nordbo-reservations-upcoming-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe(
    `\uFEFF"Booking";"Status";"Bolig";"By";"Gæst";"Indtjekning";"Udtjekning";"Nætter";"Voksne";"Børn";"Spædbørn";"Kæledyr";${[
      'Gæsten betaler (DKK)',
      'Platformsgebyr (DKK)',
      'Indtjening (DKK)',
      'Refunderet til gæsten (DKK)',
      'Du beholder (DKK)',
    ]
      .map((name) => `"${name}"`)
      .join(';')}`,
  )
  const { checkIn, checkOut } = stayFromToday(20)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.slice(1, -1).split('";"')).toEqual([
    ...[booking, 'Bekræftet', expect.stringMatching(/^Sommerhus/), 'Skagen', names.guest, checkIn, checkOut],
    ...['3', '2', '0', '0', '0', '3750,00', '-330,00', '2970,00', '0,00', '2970,00'],
  ])

  const open = row.getByRole('link')
  await open.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Reservation' })
  await expect(panel.getByRole('link', { name: guest.login.email })).toBeVisible()
  await expect(panel.getByRole('link', { name: '+45 12 34 56 78' })).toHaveAttribute('href', 'tel:+4512345678')
  for (const [label, amount] of [
    ['Grundpris', '3.000 DKK'],
    ['Rengøring', '300 DKK'],
    ['Platformsgebyr (10 %)', '−330 DKK'],
    ['Du tjener', '2.970 DKK'],
  ] as const)
    await expect(panel.locator('dl > div', { hasText: label })).toContainText(amount)
  await expect(panel.getByRole('heading', { name: names.guest })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Sommerhus .+ ved Grenen$/ })).toBeVisible()
  await expect(panel.getByText('Skagen', { exact: true })).toBeVisible()
  await expect(panel.getByText('Gæsten betaler 3.750 DKK i alt.')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'a reservation')

  const refund = panel.getByRole('button', { name: 'Refunder en del' })
  await refund.press('Enter')
  const refundDialog = page.getByRole('dialog', { name: 'Refunder en del af betalingen' })
  const amount = refundDialog.getByLabel('Beløb i hele kroner')
  await amount.fill('3751')
  await expect(refundDialog.getByText('Du kan højst refundere 3.750 DKK.')).toBeVisible()
  await amount.fill('12,50')
  await amount.press('Enter')
  await expect(refundDialog.getByText('Skriv et beløb i hele kroner.')).toBeVisible()
  await amount.fill('250')
  await refundDialog.getByLabel(/Note til gæsten/).fill('Vandet var koldt.')
  await amount.press('Enter')
  await expectToast(page, 'Refundering gennemført')
  await expectToast(page, '250 DKK er på vej tilbage til gæsten.')
  await expect(refund).toBeFocused()
  await expect(panel.getByText('Vandet var koldt.')).toBeVisible()
  // The guest sees the note.
  await guest.page.goto(`/trips/${booking}`)
  await expect(guest.page.getByText('Vandet var koldt.')).toBeVisible()

  await panel.getByRole('button', { name: 'Annuller booking' }).click()
  const cancelDialog = page.getByRole('dialog', { name: 'Vil du annullere bookingen?' })
  await expect(cancelDialog.getByText('Gæsten får 3.500 DKK tilbage')).toBeVisible()
  await expect(cancelDialog.getByText('Der er under 30 dage til indtjekning.')).toBeVisible()
  await cancelDialog.getByLabel(/Begrundelse/).fill('Taget er utæt.')
  await cancelDialog.getByLabel('Hold datoerne blokeret i kalenderen').check()
  await expectAccessibleInAnyLight(page, 'cancelling as a host')
  await cancelDialog.getByRole('button', { name: 'Annuller booking' }).click()
  await expectToast(page, 'Booking annulleret')
  await expect(panel.getByText('Booking annulleret')).toBeFocused()
  await expect(panel.getByText('Din begrundelse: Taget er utæt.')).toBeVisible()
  for (const name of ['Annuller booking', 'Refunder en del'])
    await expect(panel.getByRole('button', { name })).toHaveCount(0)
  await expectListening(panel)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Aflyste (1)' }).click()
  await expect(page).toHaveURL(/tab=cancelled/)
  await expect(row).toContainText('Annulleret af dig')

  const taken = await guest.api.get(`/api/listings/${id}/availability?from=${checkIn}&to=${checkOut}`)
  expect(taken).toMatchObject({ unavailable: [{ from: checkIn, to: checkOut }] })

  // The trip links to a search for another home (docs/product/booking.md, Cancellation).
  await guest.page.goto('/trips')
  await guest.page.getByRole('link', { name: 'Find et andet sted' }).click()
  await expect(guest.page).toHaveURL(new RegExp(`/search\\?checkIn=${checkIn}&checkOut=${checkOut}.*place=Skagen`))
})

test('failures of a host’s requests are shown in the page', async ({ member, home, watch }) => {
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
  const { checkIn, checkOut } = stayFromToday(40)
  for (const date of [checkIn, checkOut]) await expect(payout).toContainText(`${Number(date.slice(8))}.`)
  await expect(payout).toContainText(/2\.700\sDKK/)
  await expect(payout).toContainText(/Sommerhus .+ ved Grenen/)
  await expect(payout.getByRole('link', { name: /^Se reservationen/ })).toHaveAttribute('href', /booking=/)
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
    )
  await payout.getByRole('link', { name: /^Se reservationen/ }).click()
  await expect(page.getByTestId('reservation-details')).toBeVisible()
  await expectListening(page.getByRole('dialog', { name: 'Reservation' }))
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('reservation')).toBeVisible()
  await page.goto('/host/dashboard/payouts')
  await payout.getByRole('link', { name: /^Se opgørelsen/ }).click()
  const statement = page.getByTestId('statement')
  for (const words of [names.host, 'Danmark', /Sommerhus .+ ved Grenen/, 'Skagen, Danmark', 'Afventer'])
    await expect(statement).toContainText(words)
  await expect(statement.getByText(names.guest.split(' ')[0] ?? '', { exact: true })).toBeVisible()
  await expect(page.getByTestId('statement-total')).toContainText(/Platformsgebyr−300\sDKK.*Til gode2\.700\sDKK/)
  await expectAccessibleInAnyLight(page, 'a statement')
  await page.goto('/host/dashboard/reservations')
  await expect(page.getByTestId('reservation')).toBeVisible()
  // A paid and a failed payout, as the server may send them.
  await page.route('**/api/host/payouts', async (route) => {
    const answered = await route.fetch()
    const { items, ...rest } = z
      .object({ items: z.array(z.looseObject({})) })
      .loose()
      .parse(await answered.json())
    const [one] = items
    const paidAt = '2026-06-02T13:00:00Z'
    const paid = { ...one, status: 'paid', paidAt, owed: 0 }
    await route.fulfill({
      response: answered,
      json: { ...rest, items: [paid, { ...one, id: crypto.randomUUID(), status: 'failed' }] },
    })
  })
  await page.goto('/host/dashboard/payouts')
  const payoutWith = (status: string) => page.locator(`[data-testid="payout"][data-status="${status}"]`)
  await expect(payoutWith('paid')).toContainText(/Udbetalt.*2\. juni 2026/)
  await expect(payoutWith('failed')).toContainText('Fejlet')
  await page.unroute('**/api/host/payouts')
  await page.goto('/host/dashboard/reservations')
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
  await expectToast(page, /Kunne ikke annullere booking.*Vi kan ikke få forbindelse lige nu/)
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Refunder en del' }).click()
  await page.getByLabel('Beløb i hele kroner').fill('100')
  await page.getByRole('button', { name: 'Refunder', exact: true }).click()
  await expectToast(page, 'Kunne ikke gennemføre refundering')
})

test('a refund whose answer was lost is made once, in spite of clicks and a reload', async ({
  member,
  person,
  home,
  givenBack,
  watch,
}) => {
  const [host, guest] = [await member('host'), await person()]
  const { id } = await home({ host: host.login })
  const booking = await paidStay(guest.api, id, 20)
  const refundPath = new RegExp(`^/api/host/bookings/${booking}/refund$`)
  watch.expectLoss(refundPath)
  watch.expectRefusal(504, refundPath)
  const { page } = host
  const refundDialog = page.getByRole('dialog', { name: 'Refunder en del af betalingen' })
  const openDialog = async (): Promise<void> => {
    await page.goto(`/host/dashboard/reservations?booking=${booking}`)
    await page.getByRole('button', { name: 'Refunder en del' }).click()
    await refundDialog.getByLabel('Beløb i hele kroner').fill('250')
    await refundDialog.getByLabel(/Note til gæsten/).fill('Vandet var koldt.')
  }
  const confirm = refundDialog.getByRole('button', { name: 'Refunder', exact: true })
  await openDialog()
  // The refund is made, but its answer is lost.
  await page.route('**/refund', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirm.click()
  await expectToast(page, 'Kunne ikke gennemføre refundering')
  await page.unroute('**/refund')
  await page.route('**/refund', (route) =>
    route.fulfill({ status: 504, contentType: 'application/problem+json', body: '{"code":"service.timeout"}' }),
  )
  await Promise.all([page.waitForResponse((answer) => answer.status() === 504), confirm.click()])
  await page.unroute('**/refund')
  await openDialog()
  await confirm.click()
  await expectToast(page, 'Refundering gennemført')
  expect(await givenBack(booking)).toEqual([250_00])
  // The answer is known now, so the same amount is another refund.
  await openDialog()
  await confirm.click()
  await expectToast(page, 'Refundering gennemført')
  await expect.poll(() => givenBack(booking)).toEqual([250_00, 250_00])
})

test('hosts see the Christmas campaign while an administrator runs it', {
  tag: '@setting',
}, async ({ member, home, admin }) => {
  const setting = await admin()
  await setting.put('/api/admin/campaigns/christmas', { running: true })
  const host = await member('host')
  await home({ host: host.login })
  const { page } = host
  await page.goto('/host/dashboard/reservations')
  const banner = page.getByRole('complementary', { name: 'Julekampagne: 0 % platformsgebyr' })
  await expect(banner).toContainText('Platformsgebyret på den første booking af en bolig er nu 10 % 0 %.')
  await expect(banner.locator('s'), 'struck through').toHaveText('10 %')
  await expect(banner).toContainText('Det gælder hver bolig, der er udgivet før 1. december 2031.')
  await expect(banner).toContainText('Der er 201 dage tilbage til at udgive flere.')
  await expect(banner).toContainText('1 af dine boliger har sin gebyrfri booking til gode.')
  await expectAccessibleInAnyLight(page, 'reservations with the campaign')

  await setting.put('/api/admin/campaigns/christmas', { running: false })
  await page.reload()
  await expect(page.getByText('Ingen kommende reservationer')).toBeVisible()
  await expect(banner).toHaveCount(0)
})
