import { addDays } from '@nordbo/contracts'
import { dayOf, stayFromToday, today } from './stay.ts'
import { expectToast, expectTotal, openBooking, oreOf, totalLocator } from './steps.ts'
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

test('the booking calendar starts weeks on Monday and disables past and taken days', async ({
  member,
  person,
  home,
}) => {
  const host = await person('host')
  const { id } = await home({ host: host.login })
  const taken = addDays(today(), 5)
  await host.api.put(`/api/host/listings/${id}/calendar/blocks`, { dates: [taken], blocked: true })
  const { page } = await member()
  await page.goto(`/listing/${id}`)
  const dialog = await openBooking(page)
  await expect(dialog.locator('th').first()).toHaveAttribute('aria-label', 'mandag')
  await expect(dayOf(dialog, addDays(today(), -1))).toBeDisabled()
  await expect(dayOf(dialog, taken)).toBeDisabled()
  await expect(dayOf(dialog, addDays(taken, 1))).toBeEnabled()
  // A stay may end on the day whose night is taken, but not include that night.
  await dayOf(dialog, addDays(taken, -2)).click()
  await expect(dayOf(dialog, taken)).toBeEnabled()
  await dayOf(dialog, addDays(taken, 2)).click()
  await expect(dialog.getByText('Disse datoer er ledige')).toBeHidden()
})

test('a booking has at least one guest and at most as many as the home sleeps', async ({ member, home }) => {
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

test('the message to the host is optional, has a counter, and ends at 500 characters', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
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

test('a visitor who books is asked to sign in and finds the booking unchanged', async ({ visitor, account, home }) => {
  const { page } = await visitor()
  const login = await account('guest')
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel(/Besked til værten/).fill('En besked, der ikke må gå tabt.')
  await dialog.getByRole('button', { name: 'Flere: Børn' }).click()
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expectToast(page, /^Log ind\s*Du skal være logget ind for at booke$/)
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

test('for a request the dialog says that the host decides, names the policy and asks the age', async ({
  member,
  home,
}) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  await expect(page.getByText('Værten svarer først; du betaler, når værten siger ja').first()).toBeVisible()
  await expect(page.getByText(/i alt for 3 nætter/).first()).toBeVisible()
  const dialog = await openBooking(page)
  await expect(
    dialog.getByText(/^Afbestilling: Fleksibel\. Gratis afbestilling til og med .*; derefter får du/),
  ).toBeVisible()
  await dialog.getByLabel('Jeg er fyldt 18 år').uncheck()
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByLabel('Jeg er fyldt 18 år')).toBeFocused()
  await expect(dialog.getByText('Du skal være fyldt 18 år for at booke.')).toBeVisible()
})

test('an unfinished booking survives a reload', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByLabel(/Besked til værten/).fill('Vi kommer med to cykler.')
  const total = oreOf(await totalLocator(dialog).textContent())
  await page.reload()
  await expect(dialog.getByLabel(/Besked til værten/)).toHaveValue('Vi kommer med to cykler.')
  await expectTotal(dialog, total)
})

test('closing the booking dialog removes its parameters from the address', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/booking=/)
  await openBooking(page)
  await expect(dialog.getByRole('button', { name: 'Send forespørgsel' })).toBeVisible()
})

test('a home without pets says so, offers none, and ignores pets in the address', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ petsAllowed: false, mode: 'request' })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}&guests=2&pets=1`)
  const dialog = await openBooking(page)
  await expect(dialog.getByText('Kæledyr er ikke tilladt her.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Flere: Spædbørn' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Flere: Kæledyr' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(dialog.getByText('Din forespørgsel er sendt')).toBeVisible()
  await page.goto('/trips')
  await expect(page.getByTestId('trip').getByText('2 gæster', { exact: true })).toBeVisible()
})

test('a price without a cleaning fee says that cleaning is included', async ({ member, home }) => {
  const { page } = await member()
  const { id } = await home({ cleaningOre: 0 })
  await page.goto(`/listing/${id}?${stayFromToday(30).query}`)
  const line = /^Rengøring\s*inkluderet$/
  await expect(page.locator('dl > div', { hasText: line }).filter({ visible: true })).toHaveCount(1)
  const dialog = await openBooking(page)
  await expect(dialog.locator('dl > div', { hasText: line })).toBeVisible()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByLabel('Kortnummer')).toBeVisible()
  await expect(dialog.locator('dl > div', { hasText: line })).toBeVisible()
  await expect(dialog.getByText(/\b0 DKK/)).toHaveCount(0)
})

test('at 320 px the booking calendar fits its dialog', async ({ member, home }) => {
  const { page } = await member('guest', { viewport: { width: 320, height: 640 } })
  const { id } = await home()
  await page.goto(`/listing/${id}?book=1`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.calendar-grid')).toBeVisible()
  const overflow = (element: Element): number => element.scrollWidth - element.clientWidth
  expect(await dialog.locator('[data-width]').evaluate(overflow)).toBe(0)
  const grid = await dialog.locator('.calendar-grid').boundingBox()
  expect((grid?.x ?? -1) >= 0 && (grid?.x ?? 0) + (grid?.width ?? 999) <= 320).toBe(true)
})
