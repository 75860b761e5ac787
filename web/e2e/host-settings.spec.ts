import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

test('a host’s profile and channels are stored, and the settings are accessible', async ({ member, watch }) => {
  watch.expectRefusal(400, /^\/api\/me\/profile$/)
  const { page } = await member('host', { viewport: { width: 390, height: 844 } })
  await page.goto('/host/dashboard/settings')
  await page.getByLabel('Navn').fill('Hans Holm')
  await page.getByLabel('Telefon').fill('ring')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'settings with an error')
  await page.getByLabel('Telefon').fill('+45 12 34 56 78')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expectToast(page, 'Ændringer gemt')
  await page.reload()
  await expect(page.getByLabel('Navn')).toHaveValue('Hans Holm')
  await expect(page.getByLabel('Telefon')).toHaveValue('+45 12 34 56 78')
  await page.getByLabel('Navn').fill('Hans hans@firma.dk')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expect(page.getByText('Skriv dit navn uden adresser, links eller telefonnumre.')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/host/dashboard/settings?tab=notifications')
  await expectAccessibleInAnyLight(page, 'notifications')
  await page.getByRole('switch', { name: 'SMS' }).click()
  await expectToast(page, 'Notifikationsindstillinger gemt')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'SMS' })).toBeChecked()
  await page.getByRole('tab', { name: 'Sikkerhed' }).click()
  await expect(page.getByRole('link', { name: 'Åbn sikkerhed' })).toBeVisible()
  await expectAccessibleInAnyLight(page, 'security')
})
