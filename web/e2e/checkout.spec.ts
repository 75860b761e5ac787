import { stayFromToday } from './stay.ts'
import { cards, expectBooked, expectTotal, openBooking, oreOf, payWith, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

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
