import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

test('a host reads the help and writes to the support, who confirm by mail', async ({ member }) => {
  const { page, login } = await member('host')
  await page.goto('/host/dashboard/help')
  await page.getByText('Hvornår får jeg mine penge?').click()
  await page.getByText('Hvad koster det at leje ud?').click()
  await expect(page.getByText(/Vi beholder \d+ % af nætterne/)).toBeVisible()
  await expectAccessibleInAnyLight(page, '/host/dashboard/help')
  await page.getByLabel('Emne').fill('Min udbetaling')
  await page.getByLabel('Besked').fill('Hvornår kommer pengene for uge 29?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Tak for din besked' })).toBeFocused()
  await expect(page.getByText(`Vi har sendt en kvittering til ${login.email}`)).toBeVisible()
})
