import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test('an account is deleted by the exact word, which is asked for again; the person is signed out and their login is gone', async ({
  member,
  watch,
}) => {
  const { page, login } = await member()
  await page.goto('/profile?profile=account')
  await page.getByRole('button', { name: 'Slet konto', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Slet konto' })
  const field = ask.getByLabel('Indtast SLET for at bekræfte')
  await field.fill('slet')
  await ask.getByRole('button', { name: 'Slet min konto' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(ask.getByText('Indtast SLET for at bekræfte')).toHaveCount(2)
  await expectAccessible(page, 'the word that was mistyped')
  await field.fill('SLET')
  // The page that is still open for a moment has no session any more.
  watch.expectRefusal(401, /^\/api\//)
  await ask.getByRole('button', { name: 'Slet min konto' }).click()
  await expect(page.getByText('Konto slettet')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible()

  await page.goto('/auth')
  const main = page.locator('main')
  await main.getByLabel('E-mail').fill(login.email)
  await main.getByRole('textbox', { name: 'Adgangskode' }).fill(login.password)
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('alert')).toBeVisible()
})
