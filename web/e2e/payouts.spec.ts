import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

test('a host sets up their payout account at the provider, and a page that stayed open shows it live', async ({
  member,
}) => {
  const { page, context } = await member('host')
  const other = await context.newPage()
  await other.goto('/host/dashboard/payouts')
  await expect(other.getByRole('heading', { name: 'Udbetalingskonto ikke opsæt' })).toBeVisible()
  await expect(other.getByText('Ingen udbetalinger endnu')).toBeVisible()

  await page.goto('/host/dashboard')
  await page.getByRole('link', { name: 'Udbetalinger' }).click()
  await expect(page).toHaveURL(/\/host\/dashboard\/payouts$/)
  await page.getByRole('button', { name: 'Opsæt konto' }).click()
  await page.getByRole('button', { name: 'Fuldfør opsætning' }).click()

  await expect(page).toHaveURL(/\/host\/dashboard\/payouts$/)
  await expect(page.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()
  await expectToast(other, 'Udbetalingskontoen er klar')

  await other.goto('/profile?tab=payout-account')
  await expect(other.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()
  await expect(other.getByRole('definition')).toHaveText(['Ja', 'Ja', 'Ja'])
})
