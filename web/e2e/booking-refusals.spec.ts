import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { expectToast, openBooking, oreOf, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })
const Opened = z.object({ thread: z.object({ id: z.string() }) })

test('a price that changed meanwhile is shown and has to be confirmed', async ({ member, person, home, watch }) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const host = await person('host')
  const { page } = await member()
  const { id } = await home({ host: host.login, priceOre: 1_000_00 })
  await page.goto(`/listing/${id}?${stayFromToday(33).query}`)
  const dialog = await openBooking(page)
  await expect(totalLocator(dialog)).toBeVisible()
  const before = oreOf(await totalLocator(dialog).textContent())
  await host.api.put(`/api/host/listings/${id}/rates`, { basePrice: 1_500, cleaningFee: 0, discounts: {} })
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expectToast(page, 'Prisen er ændret. Se den nye pris, og bekræft igen.')
  await expect(dialog.getByText(/Prisen er ændret fra .* til .*\. Se den nye pris, og bekræft igen\./)).toBeVisible()
  await expect.poll(async () => oreOf(await totalLocator(dialog).textContent())).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
})

test('dates that somebody else takes meanwhile are refused with a clear text', async ({
  member,
  person,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const { page } = await member()
  const rival = await person()
  const { id } = await home()
  const { checkIn, checkOut, query } = stayFromToday(36)
  await page.goto(`/listing/${id}?${query}`)
  const dialog = await openBooking(page)
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
  await rival.api.post('/api/bookings', {
    listingId: id,
    checkIn,
    checkOut,
    guests: { adults: 1 },
    adultAttested: true,
  })
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expectToast(page, 'Datoer ikke tilgængelige')
  await expectToast(page, 'De valgte datoer er ikke tilgængelige. Vælg venligst andre datoer.')
  await expect(dialog.getByText('Disse datoer er ikke tilgængelige')).toBeVisible()
})

test('a missing booking in the address shows an error and closes to a clean address', async ({
  member,
  person,
  home,
  watch,
}) => {
  watch.expectRefusal(404, /^\/api\/bookings\//)
  watch.expectRefusal(400, /^\/api\/bookings\//)
  const { page, api } = await member()
  const stranger = await person()
  const [here, there] = [await home(), await home({ mode: 'request' })]
  const { checkIn, checkOut } = stayFromToday(30)
  const order = { listingId: there.id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const elsewhere = Made.parse(await api.post('/api/bookings', order)).id
  const foreign = Made.parse(await stranger.api.post('/api/bookings', order)).id
  const dialog = page.getByRole('dialog')
  for (const [listing, booking] of [
    [here.id, '00000000-0000-4000-8000-000000000000'],
    [here.id, 'ikke-en-booking'],
    [here.id, elsewhere],
    [there.id, foreign],
  ]) {
    await page.goto(`/listing/${listing}?booking=${booking}`)
    await expect(dialog.getByText('Vi kan ikke finde bookingen')).toBeVisible()
    await dialog.getByRole('button', { name: 'Se boligen' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/listing/${listing}$`))
  }
})

test('a visitor with a booking in the address is asked to sign in and returns to it', async ({
  visitor,
  account,
  home,
  watch,
}) => {
  watch.expectRefusal(401, /^\/api\/bookings\//)
  const { page } = await visitor()
  const login = await account('guest')
  const { id } = await home()
  await page.goto(`/listing/${id}?booking=00000000-0000-4000-8000-000000000000`)
  await expect(page).toHaveURL(/\/auth\?next=.*booking/)
  watch.expectRefusal(404, /^\/api\/bookings\//)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await page.locator('main').getByRole('button', { name: 'Log ind' }).click()
  await expect(page.getByRole('dialog').getByText('Vi kan ikke finde bookingen')).toBeVisible()
})

test('a guest who requests the same days again is led to their request', async ({ member, home, watch }) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const { page, api } = await member()
  const { id } = await home({ mode: 'request' })
  const { checkIn, checkOut, query } = stayFromToday(30)
  const requested = Made.parse(
    await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
  )
  await page.goto(`/listing/${id}?${query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Du har allerede en åben forespørgsel på boligen i de dage.')
  await dialog.getByRole('button', { name: 'Se din forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`booking=${requested.id}`))
})

test('an eleventh open request is refused in the dialog until other dates are chosen', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const { page, api } = await member()
  const { id } = await home({ mode: 'request' })
  for (let request = 0; request < 10; request += 1) {
    const { checkIn, checkOut } = stayFromToday(60 + request * 4)
    await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 1 }, adultAttested: true })
  }
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  const problem = dialog.getByRole('alert')
  await expect(problem).toContainText('Du har allerede ti åbne forespørgsler.')
  await expect(problem.getByRole('link', { name: 'Se dine rejser' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Flere: Voksne' }).click()
  await expect(problem).toHaveCount(0)
})

test('a message to a host who has blocked the guest is refused, kept, and the request goes without it', async ({
  member,
  person,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /^\/api\/bookings$/)
  const host = await person('host')
  const { page, api } = await member()
  const { id } = await home({ host: host.login, mode: 'request' })
  const { thread } = Opened.parse(await api.post('/api/threads', { listingId: id }))
  await host.api.put(`/api/threads/${thread.id}/blocked`, { blocked: true })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
  const message = dialog.getByLabel('Besked til værten')
  await message.fill('Vi glæder os')
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  const problem = dialog.getByRole('alert')
  await expect(problem).toContainText('Du kan stadig sende forespørgslen uden en besked.')
  await expect(message).toHaveValue('Vi glæder os')
  await message.fill('')
  await expect(problem, 'nothing is left to refuse').toHaveCount(0)
  await message.fill('Vi glæder os')
  await problem.getByRole('button', { name: 'Send uden besked' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await expect(page).toHaveURL(/booking=/)
  const booking = new URL(page.url()).searchParams.get('booking')
  expect(await host.api.get(`/api/host/bookings/${booking}`)).toMatchObject({
    status: 'pending_request',
    message: null,
  })
})
