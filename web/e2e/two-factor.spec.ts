import { appCode } from '@nordbo/testkit'
import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const wrongCode = (key: string): string => {
  const right = [-1, 0, 1, 2].map((steps) => appCode(key, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/profile?profile=security')
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).toBeVisible()
}

test('a person sets up an app by its QR code, gets ten recovery codes, signs in with a code, and with one of them confirms who it is', async ({
  member,
  visitor,
  oldProof,
  watch,
}) => {
  watch.expectRefusal(422, /^\/api\/me\/two-factor\/confirm$/)
  watch.expectRefusal(403, /^\/api\/me\/two-factor\/recovery-codes$/)
  const { page, login } = await member('guest', { viewport: { width: 390, height: 844 } })
  await openSecurity(page)
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  const setUp = page.getByRole('dialog', { name: 'Slå totrinsbekræftelse til' })
  const code = setUp.getByLabel('Kode fra appen')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const key = (await setUp.locator('[data-key]').getAttribute('data-key')) ?? ''
  expect(key).toMatch(/^[A-Z2-7]{40}$/)
  await expectAccessibleInAnyLight(page, 'the set-up')
  await setUp.getByRole('button', { name: 'Slå til' }).click()
  await expect(code).toHaveAccessibleDescription(/Skriv de seks cifre fra appen/)
  await code.fill(wrongCode(key))
  await setUp.getByRole('button', { name: 'Slå til' }).click()
  await expect(code).toHaveAccessibleDescription(/Koden er forkert eller allerede brugt/)
  await expect(code).toBeFocused()
  await code.fill(appCode(key))
  await setUp.getByRole('button', { name: 'Slå til' }).click()
  await expectToast(page, 'Sikkerhedsindstillinger opdateret')
  const shown = page.getByRole('dialog', { name: 'Dine gendannelseskoder' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const codes = await shown.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  await expectAccessibleInAnyLight(page, 'the recovery codes')
  const file = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Hent som fil' }).click()
  expect((await file).suggestedFilename()).toBe('nordbo-gendannelseskoder.txt')
  await shown.getByRole('button', { name: 'Jeg har gemt koderne' }).click()
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).toBeChecked()
  await expect(page.getByText('10 gendannelseskoder tilbage.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).toBeChecked()

  const { page: other } = await visitor()
  await other.goto('/search?place=Skagen')
  await other.getByRole('button', { name: 'Konto' }).click()
  await other.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(login.email)
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await other.keyboard.press('Enter')
  const asked = dialog.getByLabel('Kode fra appen')
  await expect(asked).toBeFocused()
  await expectAccessibleInAnyLight(other, 'the second step')
  // The code that turned two-factor on is used up, and the next one counts already.
  await other.keyboard.type(appCode(key, 1))
  await other.keyboard.press('Enter')
  await expectToast(other, 'Velkommen tilbage!')
  await expect(dialog).toBeHidden()

  await oldProof(login)
  await page.getByRole('button', { name: 'Nye gendannelseskoder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lav nye koder' }).click()
  const ask = page.getByRole('dialog', { name: 'Bekræft, at det er dig' })
  await expect(ask.getByLabel('Din adgangskode')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the step-up')
  await ask.getByLabel('Din adgangskode').fill(login.password)
  await page.keyboard.press('Enter')
  await expect(ask.getByLabel('Kode fra appen')).toBeFocused()
  await expectAccessibleInAnyLight(page, 'the second factor of a step-up')
  await ask.getByRole('button', { name: 'Brug en gendannelseskode i stedet' }).click()
  await expect(ask.getByLabel('Gendannelseskode')).toBeFocused()
  await page.keyboard.type((codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  expect(await shown.getByRole('listitem').allTextContents()).not.toEqual(codes)
})
