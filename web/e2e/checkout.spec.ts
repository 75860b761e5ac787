import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { cards, expectBooked, expectToast, expectTotal, openBooking, oreOf, payWith, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'

const Requests = z.object({ items: z.array(z.object({ id: z.string() })) })
const Made = z.object({ id: z.string() })

test('a guest pays at the checkout after a declined card, a reload and the bank’s question', async ({
  member,
  home,
}) => {
  const { page } = await member()
  const { id } = await home()
  const { query } = stayFromToday(30)
  await page.goto(`/listing/${id}?${query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel('Jeg er fyldt 18 år').uncheck()
  await dialog.getByRole('link', { name: 'Se fuld betaling' }).click()
  await expect(page).toHaveURL(new RegExp(`/reserve/${id}\\?${query}`))
  // The dialog fades out while the checkout loads.
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Disse datoer er ledige')).toBeVisible()
  await expect(page.getByText('Du vil ikke blive opkrævet endnu')).toHaveCount(0)
  await expect(page.locator('.calendar-grid')).toHaveCount(2)
  const total = oreOf(await totalLocator(page).textContent())
  await expect(page.getByRole('heading', { level: 1, name: 'Bekræft og betal' })).toBeVisible()
  const price = page.locator('dl').filter({ has: page.getByTestId('total'), visible: true })
  await expect(price.locator('dt')).toHaveText([/3 nætter/, /^Rengøring/, /^Servicegebyr/, /^I alt/])

  const confirm = page.getByRole('button', { name: 'Bekræft og betal' })
  await confirm.click()
  await expect(page.getByLabel('Jeg er fyldt 18 år')).toBeFocused()
  await expect(page.getByText('Du skal være fyldt 18 år for at booke.')).toBeVisible()
  await page.getByLabel('Jeg er fyldt 18 år').check()
  let send = (): void => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/bookings', async (route) => {
    await sent
    await route.continue()
  })
  const ordered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/bookings'),
  )
  await confirm.click()
  await expect(page.getByRole('button', { name: 'Behandler...' })).toBeVisible()
  // The client sends the total on screen, and the server compares it with its own.
  expect((await ordered).postDataJSON()).toMatchObject({ listingId: id, expectedTotal: total / 100 })
  send()

  await expect(page.getByRole('heading', { name: 'Betaling', exact: true })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/Datoerne er dine i 1[45] min/)
  await payWith(page, cards.declined)
  await expectToast(page, 'Betalingsfejl')
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectTotal(page, total)
  await payWith(page, cards.authenticates)
  await page.getByRole('button', { name: 'Godkend betaling' }).click()
  await expectToast(page, 'Booking oprettet!')
  await expectToast(page, 'Din reservation er blevet bekræftet')
  await expectBooked(page)
})

test('the checkout keeps a visitor’s input through sign-in and reload, and follows the request', async ({
  visitor,
  account,
  person,
  home,
  watch,
}) => {
  const { page } = await visitor()
  const login = await account('guest')
  const host = await person('host')
  const { id } = await home({ mode: 'request', host: host.login })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel(/Besked til værten/).fill('Vi kommer med to cykler.')
  await dialog.getByRole('button', { name: 'Flere: Børn' }).click()
  await dialog.getByLabel('Jeg er fyldt 18 år').uncheck()
  await dialog.getByRole('link', { name: 'Se fuld betaling' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/auth\?next=.*reserve/)
  await page.getByLabel('E-mail').fill(login.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await page.locator('main').getByRole('button', { name: 'Log ind' }).click()

  await page.getByLabel('Jeg er fyldt 18 år').check()
  await page.reload()
  await expect(page.getByLabel('Jeg er fyldt 18 år')).toBeChecked()
  await expect(page.getByLabel(/Besked til værten/)).toHaveValue('Vi kommer med to cykler.')
  await expect(page.getByText('24 af 500 tegn')).toBeVisible()
  await expect(page.getByRole('group', { name: /Børn/ }).first().getByRole('status')).toHaveText('1')
  await expect(page.getByText('Du vil ikke blive opkrævet endnu')).toBeVisible()
  await page.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(page.getByText('Din forespørgsel er sendt')).toBeVisible()

  const [requested] = Requests.parse(await host.api.get('/api/host/bookings?tab=pending')).items
  await host.api.post(`/api/host/bookings/${requested?.id}/approve`)
  await expectToast(page, 'Booking godkendt!')

  // A failed link is silent here, because it can be pressed again. Among the trips it shows a toast.
  watch.expectRefusal(429, /\/payment-link$/)
  const refuse = { status: 429, contentType: 'application/problem+json', body: '{"code":"rate.limited"}' }
  await page.route('**/payment-link', (route) => route.fulfill(refuse))
  const refused = page.waitForResponse('**/payment-link')
  await page.getByRole('button', { name: /^Betal nu/ }).click()
  await refused
  await expect(page.getByRole('button', { name: /^Betal nu/ })).toBeEnabled()
  await expect(page.getByText('Kunne ikke generere betalingslink. Prøv igen.')).toHaveCount(0)
  await page.goto('/trips')
  await page.getByRole('button', { name: 'Betal nu' }).click()
  await expectToast(page, 'Kunne ikke generere betalingslink. Prøv igen.')
})

test('the checkout refuses missing or taken dates, an estimated price and a missing home', async ({
  member,
  person,
  home,
  watch,
}) => {
  const { page } = await member()
  const rival = await person()
  const { id } = await home({ maxGuests: 3 })
  const taken = stayFromToday(30)
  const { checkIn, checkOut } = taken
  Made.parse(
    await rival.api.post('/api/bookings', {
      listingId: id,
      checkIn,
      checkOut,
      guests: { adults: 1 },
      adultAttested: true,
    }),
  )
  const confirm = page.getByRole('button', { name: 'Bekræft og betal' })

  await page.goto(`/reserve/${id}`)
  await expect(confirm).toBeDisabled()
  await confirm.press('Enter')
  await expectToast(page, /^Vælg datoer\s*Du skal vælge ind- og udtjekningsdatoer$/)

  await page.goto(`/reserve/${id}?${taken.query}&guests=9`)
  await expect(page.getByText('Disse datoer er ikke tilgængelige')).toBeVisible()
  await expect(page.getByText('Dette sted kan modtage op til 3 gæster')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Flere: Voksne' })).toBeDisabled()
  await expect(confirm).toBeDisabled()
  await confirm.press('Enter')
  await expectToast(page, /^Ikke tilgængelig\s*De valgte datoer er ikke ledige$/)

  watch.expectRefusal(429, /^\/api\/quotes$/)
  const refuse = { status: 429, contentType: 'application/problem+json', body: '{"code":"rate.limited"}' }
  await page.route('**/api/quotes', (route) => route.fulfill(refuse))
  await page.goto(`/reserve/${id}?${stayFromToday(50).query}`)
  await expect(page.getByText('Estimeret pris')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await page.unroute('**/api/quotes')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByText('Disse datoer er ledige')).toBeVisible()
  await expect(confirm).toBeEnabled()
  await page.getByRole('link', { name: 'Tilbage til boligen' }).click()
  await expect(page).toHaveURL(new RegExp(`/listing/${id}\\?checkIn=`))

  watch.expectRefusal(404, /^\/api\/listings\//)
  await page.goto('/reserve/00000000-0000-4000-8000-000000000000')
  await expectToast(page, /^Fejl\s*Kunne ikke indlæse boligen$/)
  await expect(page).toHaveURL(/\/$/)
})
