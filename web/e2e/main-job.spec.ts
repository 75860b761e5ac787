import { demoLogins } from './people.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectBooked, expectTotal, openBooking, oreOf, payWith, totalLocator } from './steps.ts'
import { expect, firstNames, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('a guest searches Skagen with dates, sees one price everywhere, books instantly and pays', async ({
  member,
  home,
}) => {
  const { id } = await home({ cleaningOre: 750_00, priceOre: 1_234_00 })
  const { page } = await member('guest')
  const { checkIn, checkOut } = stayFromToday(60, 4)
  await page.goto(`/search?checkIn=${checkIn}&checkOut=${checkOut}&sort=newest`)
  await page.getByLabel('Hvor', { exact: true }).fill('Skagen')
  await page.getByRole('button', { name: 'Søg', exact: true }).click()
  await expect(page).toHaveURL(/place=Skagen/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bolig(er)? fundet/)

  const card = page.locator(`[data-listing="${id}"]`)
  const price = oreOf(await card.getByTestId('card-total').textContent())
  expect(price).toBeGreaterThan(4 * 1_234_00)
  await card.getByRole('heading').getByRole('link').click()
  // A card shows whole kroner, the home's page also øre.
  await expect(totalLocator(page)).toBeVisible()
  const total = oreOf(await totalLocator(page).textContent())
  expect(Math.round(total / 100) * 100).toBe(price)

  const dialog = await openBooking(page)
  await expectTotal(dialog, total)
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
  await expectTotal(dialog, total)
  await payWith(dialog, cards.pays)

  await expectToast(page, 'Betaling gennemført! 🎉')
  await expectBooked(page)
  await expectTotal(page.getByTestId('booked'), total)
})

test('a host sees a request arrive live and approves it, and the guest pays', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member('guest')
  const { id } = await home({ mode: 'request', host: host.login })
  await host.page.goto('/host/dashboard/requests')
  await expect(host.page.getByText('Ingen ventende forespørgsler')).toBeVisible()

  await guest.page.goto(`/listing/${id}?${stayFromToday(40).query}`)
  const dialog = await openBooking(guest.page)
  await dialog.getByLabel(/Besked til værten/).fill('Hej Hans. Vi glæder os til at se Grenen.')
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()

  const request = host.page.getByTestId('request')
  await expect(request).toContainText('Hej Hans. Vi glæder os til at se Grenen.')
  await expect(request).toContainText(firstNames.guest)
  await request.getByRole('button', { name: 'Godkend' }).click()
  // Both toasts appear at the same moment.
  await Promise.all([
    expectToast(host.page, 'Booking godkendt! Gæsten kan nu betale.'),
    expectToast(guest.page, 'Booking godkendt!'),
  ])
  await dialog.getByRole('button', { name: /^Betal nu/ }).click()
  await expect(guest.page).toHaveURL(/\/pay\//)
  await payWith(guest.page, cards.pays)
  await expectToast(guest.page, 'Betaling gennemført! 🎉')
  await expectBooked(guest.page)
})

test('a guest on the trips page sees the approval live and pays from there', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member('guest')
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut } = stayFromToday(50)
  await guest.api.post('/api/bookings', {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  await guest.page.goto('/trips')
  await expect(guest.page.getByTestId('trip').getByText('Afventer godkendelse')).toBeVisible()

  await host.page.goto('/host/dashboard/requests')
  await host.page.getByRole('button', { name: 'Godkend' }).click()
  await expectToast(guest.page, 'Booking godkendt!')
  await expect(guest.page.getByText('Godkendt - afventer betaling')).toBeVisible()
  await guest.page.getByRole('button', { name: 'Betal nu' }).click()
  await expectToast(guest.page, 'Betalingslink åbnet')
  await payWith(guest.page, cards.pays)
  await expectToast(guest.page, 'Betaling gennemført! 🎉')
  await expectBooked(guest.page)
})

test('a declined card shows an error, and another card can pay', async ({ member, home }) => {
  const { page } = await member('guest')
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await payWith(dialog, cards.declined)
  await expectToast(page, 'Betalingsfejl')
  await expect(dialog.getByText('Kortet blev afvist. Prøv et andet kort.')).toBeVisible()
  await payWith(dialog, cards.pays)
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expectBooked(page)
})

test('a card that needs authentication is charged only after it', async ({ member, home }) => {
  const { page } = await member('guest')
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await payWith(dialog, cards.authenticates)
  await expect(dialog.getByRole('heading', { name: 'Godkend betalingen' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Afvis' }).click()
  await expectToast(page, 'Betalingsfejl')
  await expect(dialog.getByText('Godkendelsen mislykkedes. Prøv igen, eller brug et andet kort.')).toBeVisible()

  await payWith(dialog, cards.authenticates)
  await dialog.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expectBooked(page)
})

test('the demo logins work as the README says', async ({ visitor, signIn }) => {
  const guest = await visitor()
  await signIn(guest, demoLogins.guest)
  await guest.page.goto('/trips')
  await expect(guest.page.getByText('Bekræftet').first()).toBeVisible()
  const host = await visitor()
  await signIn(host, demoLogins.host)
  await host.page.goto('/host/dashboard/requests')
  await expect(host.page.getByTestId('request').first()).toBeVisible()
})
