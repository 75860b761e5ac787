import { expectAccessibleInAnyLight } from './axe.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

test('a host changes name and phone; what is typed survives a reload, the e-mail stays', async ({ member, watch }) => {
  watch.expectRefusal(400, /^\/api\/me\/profile$/)
  const { page, login, name } = await member('host', { viewport: { width: 390, height: 844 } })
  await page.goto('/host/dashboard/settings')
  await expect(page.getByRole('tab')).toHaveText(['Profil', 'Sikkerhed', 'Notifikationer', 'Præferencer'])
  await expect(page.getByLabel('Navn')).toHaveValue(name)
  await expect(page.getByLabel('E-mail')).toHaveValue(login.email)
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly')
  // The photo is only shown.
  await expect(page.getByText('Billedet kan ikke skiftes endnu.')).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveCount(0)
  await page.getByLabel('Navn').fill('Hans Holm')
  await page.getByLabel('Telefon').fill('ring')
  await page.reload()
  await expect(page.getByLabel('Navn')).toHaveValue('Hans Holm')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  const phoneError = 'Skriv et telefonnummer med 6 til 15 cifre, eller lad feltet være tomt.'
  await expect(page.getByRole('alert')).toContainText(phoneError)
  await expect(page.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInAnyLight(page, 'settings with an error')
  await page.getByLabel('Telefon').fill('+45 12 34 56 78')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expectToast(page, 'Ændringer gemt')
  await page.reload()
  await expect(page.getByLabel('Navn')).toHaveValue('Hans Holm')
  await expect(page.getByLabel('Telefon')).toHaveValue('+45 12 34 56 78')
  await expect(page.getByRole('button', { name: 'Konto: Hans Holm' })).toBeVisible()
  await page.getByLabel('Navn').fill('Hans hans@firma.dk')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(page.getByText('Skriv dit navn uden adresser, links eller telefonnumre.')).toBeVisible()
  await expect(page.getByLabel('Navn')).toHaveValue('Hans hans@firma.dk')
})

test('notifications are on, on and off, and a change is stored', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/me\/notifications$/)
  const { page } = await member('host')
  await page.goto('/host/dashboard/settings?tab=notifications')
  const channel = (name: string) => page.getByRole('switch', { name })
  await expect(channel('E-mail')).toBeChecked()
  await expect(channel('Push')).toBeChecked()
  await expect(channel('SMS')).not.toBeChecked()
  await expectAccessibleInAnyLight(page, 'notifications')
  await channel('SMS').click()
  await expectToast(page, 'Notifikationsindstillinger gemt')
  await page.reload()
  await expect(channel('SMS')).toBeChecked()
  await page.route('**/api/me/notifications', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await channel('Push').click()
  await expectToast(page, 'Kunne ikke gemme notifikationer')
  await expect(channel('Push')).toBeChecked()
})

test('language and currency are chosen, and the page speaks the language at once', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/host/dashboard/settings')
  await page.getByRole('tab', { name: 'Præferencer' }).click()
  await expect(page).toHaveURL(/tab=preferences$/)
  await page.getByRole('combobox', { name: 'Valuta' }).selectOption('SEK')
  await page.getByRole('combobox', { name: 'Sprog' }).selectOption('en')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Host Dashboard' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('SEK')
  await expect(page.getByRole('tabpanel').getByRole('combobox')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([
    ...['Password', 'Two-factor sign-in, passkeys and devices', 'This browser'],
  ])
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveText(['Log out'])
  await expect(page.getByRole('link', { name: 'Open security' })).toHaveAttribute('href', '/profile?profile=security')
  await expectAccessibleInAnyLight(page, 'security')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true')
})

test('a profile that cannot be fetched says so', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/me\/profile$/)
  const { page } = await member('host')
  await page.route('**/api/me/profile', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto('/host/dashboard/settings')
  await expect(page.getByText('Kunne ikke hente profil')).toBeVisible()
})
