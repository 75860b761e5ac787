import { expectAccessibleInAnyLight } from './axe.ts'
import { demoLogins } from './people.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('a host sets up the payout account at the provider, and another open page shows it live', async ({ member }) => {
  const { page, context } = await member('host')
  const other = await context.newPage()
  await other.goto('/host/dashboard/payouts')
  await expect(other.getByRole('heading', { name: 'Udbetalingskonto ikke opsæt' })).toBeVisible()
  await expect(other.getByText('Ingen udbetalinger endnu')).toBeVisible()

  await page.goto('/host/dashboard')
  await page.getByRole('link', { name: 'Udbetalinger' }).click()
  await expect(page).toHaveURL(/\/host\/dashboard\/payouts$/)
  await page.getByRole('button', { name: 'Opsæt konto' }).click()
  // Awaited early, because the toast appears while this page is still returning.
  const readyToast = expectToast(other, 'Udbetalingskontoen er klar')
  await page.getByRole('button', { name: 'Fuldfør opsætning' }).click()
  await readyToast

  await expect(page).toHaveURL(/\/host\/dashboard\/payouts$/)
  await expect(page.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()

  await other.goto('/profile?profile=payouts')
  await expect(other.getByRole('heading', { name: 'Udbetalingskontoen er klar' })).toBeVisible()
  await expect(other.getByRole('definition')).toHaveText(['Ja', 'Ja', 'Ja'])
})

test('only an administrator can compare the ledger with the provider', async ({ member, visitor, signIn }) => {
  const { page } = await member('host')
  await page.goto('/admin/reconciliation')
  await expectToast(page, 'Ingen adgang')
  await expect(page).toHaveURL(/\/$/)

  const admin = await visitor()
  await signIn(admin, demoLogins.admin)
  await admin.page.goto('/admin/reconciliation')
  await admin.page.getByRole('button', { name: 'Sammenlign nu' }).click()
  await expectToast(admin.page, 'Afstemning gennemført')
  const report = admin.page.getByTestId('reconciliation').first()
  await expect(report).toContainText('Hos udbyderen')
  await expect(report).toContainText('I bogføringen')
  await expectAccessibleInAnyLight(admin.page, 'the reconciliations')
})
