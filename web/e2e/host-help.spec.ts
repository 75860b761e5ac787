import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

test('the help answers with the fees and the payout time in force', async ({ member }) => {
  const { page } = await member('host')
  const answered = page.waitForResponse('**/api/hosting/terms')
  await page.goto('/host/dashboard/help')
  const terms: { releaseHours: number; platformFeePercent: number; serviceFeePercent: number } = await (
    await answered
  ).json()
  await page.getByText('Hvornår får jeg mine penge?').click()
  await expect(page.getByText(`Vi sender din udbetaling ${terms.releaseHours} timer efter`)).toBeVisible()
  await page.getByText('Hvad koster det at leje ud?').click()
  await expect(page.getByText(`Vi beholder ${terms.platformFeePercent} % af nætterne`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Guide til værter' })).toBeVisible()
  await expect(page.getByText('Vi svarer på mail inden for 24 timer.')).toBeVisible()
  await expectAccessibleInAnyLight(page, '/host/dashboard/help')
})

test('both support cards lead to the form, which sends once and confirms', async ({ member }) => {
  const { page, login } = await member('host', { viewport: { width: 390, height: 844 } })
  await page.goto('/host/dashboard/help')
  for (const card of ['Chat: Skriv til os', 'E-mail: Skriv til os']) {
    await page.getByRole('button', { name: card }).click()
    await expect(page.getByLabel('Emne')).toBeFocused()
  }
  await page.getByLabel('Emne').fill('Min udbetaling')
  await page.getByLabel('Besked').fill('Hjælp')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Skriv mindst 10 tegn')
  await page.reload()
  await expect(page.getByLabel('Besked')).toHaveValue('Hjælp')
  await page.getByLabel('Besked').fill('Hvornår kommer pengene for uge 29?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Tak for din besked' })).toBeFocused()
  await expect(page.getByText(`Vi har sendt en kvittering til ${login.email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Skriv en besked mere' }).click()
  await expect(page.getByLabel('Besked')).toHaveValue('')
})
