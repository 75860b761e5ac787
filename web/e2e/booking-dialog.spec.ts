import { addDays } from '@nordbo/contracts'
import { dayOf, stayIn, today } from './stay.ts'
import { cards, expectToast, openBooking, oreOf, payWith, totalIn } from './steps.ts'
import { expect, test } from './test.ts'

test('without dates the booking dialog asks for both', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expectToast(page, 'Vælg datoer')
  await expectToast(page, 'Du skal vælge check-in og check-out datoer')
})

test('the booking calendar begins its weeks on Monday and offers neither past nor taken days', async ({
  member,
  home,
}) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  const taken = addDays(today(), 5)
  await host.api.put(`/api/host/listings/${id}/calendar/blocks`, { dates: [taken], blocked: true })
  const { page } = await member()
  await page.goto(`/listing/${id}`)
  const dialog = await openBooking(page)
  await expect(dialog.locator('th').first()).toHaveAttribute('aria-label', 'mandag')
  const yesterday = addDays(today(), -1)
  if (yesterday.slice(0, 7) === today().slice(0, 7)) await expect(dayOf(dialog, yesterday)).toBeDisabled()
  await expect(dayOf(dialog, taken)).toBeDisabled()
  await expect(dayOf(dialog, addDays(taken, 1))).toBeEnabled()
  // A stay may end on the day whose night is taken, but not reach over it.
  await dayOf(dialog, addDays(taken, -2)).click()
  await expect(dayOf(dialog, taken)).toBeEnabled()
  await dayOf(dialog, addDays(taken, 2)).click()
  await expect(dialog.getByText('Disse datoer er ledige')).toBeHidden()
})

test('guests are at least one and at most what the home sleeps', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ maxGuests: 3 })
  await page.goto(`/listing/${id}`)
  const dialog = await openBooking(page)
  const adults = dialog.getByRole('group', { name: /Voksne/ })
  await adults.getByRole('button', { name: 'Flere: Voksne' }).click()
  await expect(adults.getByRole('status')).toHaveText('3')
  await expect(adults.getByRole('button', { name: 'Flere: Voksne' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Flere: Børn' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Flere: Spædbørn' })).toBeEnabled()
  for (const left of ['2', '1']) {
    await adults.getByRole('button', { name: 'Færre: Voksne' }).click()
    await expect(adults.getByRole('status')).toHaveText(left)
  }
  await expect(adults.getByRole('button', { name: 'Færre: Voksne' })).toBeDisabled()
})

test('a message to the host is optional, counted, and ends at 500 characters', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(page)
  await expect(dialog.getByText('Du vil ikke blive opkrævet endnu')).toBeVisible()
  const message = dialog.getByLabel(/Besked til værten/)
  await expect(dialog.getByText('0 af 500 tegn')).toBeVisible()
  await message.fill('å'.repeat(499))
  await expect(dialog.getByText('499 af 500 tegn')).toBeVisible()
  await message.press('End')
  await message.pressSequentially('xyz')
  await expect(message).toHaveValue(`${'å'.repeat(499)}x`)
  await message.fill('')
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^2[34] t \d+ min$/)
})

test('a stranger who books is asked to sign in and finds the booking as it was left', async ({
  visitor,
  account,
  home,
}) => {
  const { page } = await visitor()
  const login = await account('guest')
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel(/Besked til værten/).fill('En besked, der ikke må gå tabt.')
  await dialog.getByRole('button', { name: 'Flere: Børn' }).click()
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expectToast(page, 'Du skal være logget ind for at booke')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await page.locator('main').getByRole('button', { name: 'Log ind' }).click()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(dialog.getByLabel(/Besked til værten/)).toHaveValue('En besked, der ikke må gå tabt.')
  await expect(dialog.getByRole('group', { name: /Børn/ }).first().getByRole('status')).toHaveText('1')
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
})

test('a half-written booking survives a reload', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel(/Besked til værten/).fill('Vi kommer med to cykler.')
  const total = oreOf(await totalIn(dialog).textContent())
  await page.reload()
  await expect(dialog.getByLabel(/Besked til værten/)).toHaveValue('Vi kommer med to cykler.')
  await expect.poll(async () => oreOf(await totalIn(dialog).textContent())).toBe(total)
})

test('closing the booking dialog leaves nothing of the booking behind', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/booking=/)
  await openBooking(page)
  await expect(dialog.getByRole('button', { name: 'Send forespørgsel' })).toBeVisible()
})

test('a waiting guest reads the reason of a no, and the dialog closes', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ mode: 'request', host: host.login })
  await guest.page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(guest.page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  const bookingId = new URL(guest.page.url()).searchParams.get('booking')
  await host.api.post(`/api/host/bookings/${bookingId}/decline`, { reason: 'Taget skal lægges om i den uge.' })
  await expectToast(guest.page, 'Booking afvist')
  await expectToast(guest.page, 'Taget skal lægges om i den uge.')
  await expect(dialog).toBeHidden()
})

test('a no without a reason is worded kindly', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ mode: 'request', host: host.login })
  await guest.page.goto(`/listing/${id}?${stayIn(30).query}`)
  const dialog = await openBooking(guest.page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  const bookingId = new URL(guest.page.url()).searchParams.get('booking')
  await host.api.post(`/api/host/bookings/${bookingId}/decline`, {})
  await expectToast(guest.page, 'Værten kan desværre ikke tage imod jer denne gang.')
})

test('a price that changed meanwhile is shown and confirmed again', async ({ member, home, watch }) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const host = await member('host')
  const { page } = await member()
  const { id } = await home({ host: host.login, priceOre: 1_000_00 })
  await page.goto(`/listing/${id}?${stayIn(33).query}`)
  const dialog = await openBooking(page)
  await expect(totalIn(dialog)).toBeVisible()
  const before = oreOf(await totalIn(dialog).textContent())
  await host.api.put(`/api/host/listings/${id}/rates`, { basePrice: 1_500, cleaningFee: 0, discounts: {} })
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expectToast(page, 'Prisen er ændret. Se den nye pris, og bekræft igen.')
  await expect(dialog.getByText(/Prisen er ændret fra .* til .*\. Se den igennem, og bekræft igen\./)).toBeVisible()
  await expect.poll(async () => oreOf(await totalIn(dialog).textContent())).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
})

test('dates that somebody else takes meanwhile are refused in clear words', async ({ member, home, watch }) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const { page } = await member()
  const rival = await member()
  const { id } = await home()
  const { checkIn, checkOut, query } = stayIn(36)
  await page.goto(`/listing/${id}?${query}`)
  const dialog = await openBooking(page)
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
  await rival.api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 1 } })
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expectToast(page, 'Datoer ikke tilgængelige')
  await expectToast(page, 'De valgte datoer er ikke tilgængelige. Vælg venligst andre datoer.')
  await expect(dialog.getByText('Disse datoer er ikke tilgængelige')).toBeVisible()
})

test('the card form says what it lacks before anything is sent', async ({ member, home }) => {
  const { page, api } = await member()
  const { id } = await home()
  const { checkIn, checkOut } = stayIn(30)
  await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 } })
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

test('a payment page of a paid booking has nothing more to pay, and one of nobody does not exist', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(404, /^\/api\/bookings\//)
  const { page, api } = await member()
  const stranger = await member()
  const { id } = await home()
  await page.goto(`/listing/${id}?${stayIn(30).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
  const bookingId = new URL(page.url()).searchParams.get('booking')
  await payWith(dialog, cards.pays)
  await expect(page.getByTestId('trip').getByText('Bekræftet')).toBeVisible()
  await page.goto(`/pay/${bookingId}`)
  await expect(page.getByText('Der er ikke noget at betale')).toBeVisible()
  await stranger.page.goto(`/pay/${bookingId}`)
  await expect(stranger.page.getByText('Bookingen findes ikke')).toBeVisible()
  expect(await api.get(`/api/bookings/${bookingId}`)).toMatchObject({ status: 'confirmed' })
})

test('a request that nobody answers expires before the guest’s eyes', { tag: '@clock' }, async ({
  member,
  home,
  admin,
}) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request', requestAutoExpireHours: 1 })
  const clock = await admin()
  await page.goto(`/listing/${id}?${stayIn(40).query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/^(59 min \d+ s|1 t 0 min)$/)
  await clock.post('/api/sandbox/clock', { advance: 'PT61M' })
  await expectToast(page, 'Forespørgsel udløbet')
  await expect(dialog).toBeHidden()
})

test('a hold that is not paid gives the dates free again', { tag: '@clock' }, async ({ member, home, admin }) => {
  const { page } = await member()
  const { id } = await home()
  const clock = await admin()
  await page.goto(`/listing/${id}?${stayIn(40).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/Datoerne er dine i 14 min/)
  await clock.post('/api/sandbox/clock', { advance: 'PT16M' })
  await expect(dialog.getByText('Fristen for betaling er udløbet. Datoerne er givet fri igen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Vælg datoer igen' }).click()
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
})
