import { stayFromToday } from './stay.ts'
import { cards, expectBooked, expectToast, payWith } from './steps.ts'
import { expect, test } from './test.ts'

test('the card form shows its errors before anything is sent', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home()
  const { checkIn, checkOut } = stayFromToday(30)
  await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true })
  await page.goto('/trips')
  await expect(page.getByText('Behandles')).toBeVisible()
  await page.getByRole('button', { name: 'Betal nu' }).click()
  await page.getByRole('button', { name: /^Betal \d/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Der er 4 felter' })).toBeFocused()
  await page.getByLabel('Kortnummer').fill('4242424242424241')
  await page.getByLabel('Udløb').fill('0120')
  await expect(page.getByText('Kortnummeret er ikke rigtigt').last()).toBeVisible()
  await expect(page.getByText('Kortet er udløbet').last()).toBeVisible()
  await payWith(page, cards.pays)
  await expectToast(page, 'Betaling gennemført! 🎉')
})

test('the payment page of a paid booking links to it, and that of a foreign booking is missing', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(404, /^\/api\/bookings\//)
  const { page, api } = await member()
  const stranger = await member()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
  await expect(page).toHaveURL(/booking=/)
  const bookingId = new URL(page.url()).searchParams.get('booking')
  await payWith(dialog, cards.pays)
  await expectBooked(page)
  await page.goto(`/pay/${bookingId}`)
  await expect(page.getByRole('heading', { name: 'Bookingen er allerede betalt' })).toBeVisible()
  await page.getByRole('link', { name: 'Se din booking' }).click()
  await expect(page).toHaveURL(new RegExp(`/trips/${bookingId}$`))
  await stranger.page.goto(`/pay/${bookingId}`)
  await expect(stranger.page.getByText('Bookingen findes ikke')).toBeVisible()
  expect(await api.get(`/api/bookings/${bookingId}`)).toMatchObject({ status: 'confirmed' })
})

test('a reload during the bank’s question returns to a card form that says so', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&book=1`)
  await page.getByRole('dialog').getByLabel('Jeg er fyldt 18 år').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(page).toHaveURL(/booking=/)
  const bookingId = new URL(page.url()).searchParams.get('booking')
  const question = page.getByRole('heading', { name: 'Godkend betalingen' })
  const words = page.getByText(
    'Godkendelsen hos din bank blev ikke gennemført. Betal igen, så beder banken dig godkende på ny.',
  )
  for (const path of [`/listing/${id}?booking=${bookingId}`, `/pay/${bookingId}`]) {
    await page.goto(path)
    await payWith(page, cards.authenticates)
    await expect(question).toBeVisible()
    await page.reload()
    await expect(words).toBeVisible()
    await expect(question).toBeHidden()
    await expect(page.getByText(/Datoerne er dine i/)).toBeVisible()
  }
  await payWith(page, cards.authenticates)
  await page.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Betaling gennemført! 🎉')
  await expect.poll(() => api.get(`/api/bookings/${bookingId}`)).toMatchObject({ status: 'confirmed' })
})

test('an unpaid hold releases its dates', { tag: '@clock' }, async ({ member, home, admin }) => {
  const { page } = await member()
  const { id } = await home()
  const clock = await admin()
  await page.goto(`/listing/${id}?${stayFromToday(40).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/Datoerne er dine i 14 min/)
  await clock.post('/api/sandbox/clock', { advance: 'PT16M' })
  await expect(dialog.getByText('Fristen for betaling er udløbet. Datoerne er givet fri igen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Vælg datoer igen' }).click()
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
})
