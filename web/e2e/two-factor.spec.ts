import { appCode } from '@nordbo/testkit'
import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import type { Login } from './people.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const wrongCode = (key: string): string => {
  const right = [-1, 0, 1, 2].map((steps) => appCode(key, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/profile?profile=security')
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).toBeVisible()
}

/** Turns two-factor on; returns the app's key and the recovery codes. */
const turnOn = async (page: Page): Promise<{ key: string; codes: string[] }> => {
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  const setUp = page.getByRole('dialog', { name: 'Slå totrinsbekræftelse til' })
  await expect(setUp.getByRole('img', { name: /QR-kode/ })).toBeVisible()
  const key = (await setUp.locator('[data-key]').getAttribute('data-key')) ?? ''
  await setUp.getByLabel('Kode fra appen').fill(appCode(key))
  await setUp.getByRole('button', { name: 'Slå til' }).click()
  const shown = page.getByRole('dialog', { name: 'Dine gendannelseskoder' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  return { key, codes: await shown.getByRole('listitem').allTextContents() }
}

const logIn = async (page: Page, { email, password }: Login): Promise<void> => {
  const field = page.getByLabel('Adgangskode', { exact: true })
  await page.getByLabel('E-mail').fill(email)
  await field.fill(password)
  await page.locator('form').filter({ has: field }).getByRole('button', { name: 'Log ind', exact: true }).click()
}

test('a person sets up an app by its QR code and gets ten recovery codes', async ({ member, watch }) => {
  watch.expectRefusal(422, /^\/api\/me\/two-factor\/confirm$/)
  const { page } = await member('guest', { viewport: { width: 390, height: 844 } })
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
})

test('signing in asks for the code, in the dialog by keyboard alone', async ({ member, visitor, watch }) => {
  watch.expectRefusal(422, /^\/api\/auth\/two-factor$/)
  const { page: own, login } = await member('guest')
  await openSecurity(own)
  const { key } = await turnOn(own)
  const { page } = await visitor()
  await page.goto('/search?place=Skagen')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(login.email)
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await page.keyboard.press('Enter')
  const code = dialog.getByLabel('Kode fra appen')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessibleInAnyLight(page, 'the second step')
  await page.keyboard.type(wrongCode(key))
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Koden er forkert eller allerede brugt/)
  await expect(code).toBeFocused()
  // The code that turned two-factor on is used up, and the next one counts already.
  await page.keyboard.type(appCode(key, 1))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Velkommen tilbage!')
  await expect(dialog).toBeHidden()
})

test('a recovery code signs in on the page, and after five wrong codes one begins anew', async ({
  member,
  visitor,
  watch,
}) => {
  watch.expectRefusal(422, /^\/api\/auth\/two-factor$/)
  watch.expectRefusal(410, /^\/api\/auth\/two-factor$/)
  const { page: own, login } = await member('guest')
  await openSecurity(own)
  const { key, codes } = await turnOn(own)
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/auth?next=/trips')
  const main = page.locator('main')
  await logIn(page, login)
  const code = main.getByLabel('Kode fra appen')
  for (let guess = 0; guess < 6; guess++) {
    const answered = page.waitForResponse('**/api/auth/two-factor')
    await code.fill(wrongCode(key))
    await main.getByRole('button', { name: 'Bekræft' }).click()
    await answered
    // A wrong code is taken out of the field, and what was typed before that would go too. The sixth ends the sign-in.
    await expect(guess < 5 ? code : main.getByLabel('E-mail')).toHaveValue(guess < 5 ? '' : login.email)
  }
  await expect(main.getByRole('alert')).toHaveText(
    'Login tog for lang tid, eller koden var forkert for mange gange. Start forfra.',
  )
  await logIn(page, login)
  await main.getByRole('button', { name: 'Brug en gendannelseskode i stedet' }).click()
  await expect(main.getByLabel('Gendannelseskode')).toBeFocused()
  await main.getByLabel('Gendannelseskode').fill((codes[0] ?? '').toLowerCase())
  await main.getByRole('button', { name: 'Bekræft' }).click()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(page).toHaveURL(/\/trips$/)
})

test('two-factor is turned off again, and new recovery codes replace the old', async ({ member }) => {
  const { page } = await member('guest')
  await openSecurity(page)
  const { codes } = await turnOn(page)
  await page.getByRole('button', { name: 'Jeg har gemt koderne' }).click()
  await page.getByRole('button', { name: 'Nye gendannelseskoder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lav nye koder' }).click()
  const shown = page.getByRole('dialog', { name: 'Dine gendannelseskoder' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  expect(await shown.getByRole('listitem').allTextContents()).not.toEqual(codes)
  await shown.getByRole('button', { name: 'Jeg har gemt koderne' }).click()
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Slå fra' }).click()
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).not.toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).not.toBeChecked()
})

test('with two-factor on, a step-up asks for the password and a code, or a recovery code', async ({
  member,
  oldProof,
  watch,
}) => {
  watch.expectRefusal(403, /^\/api\/me\/two-factor\//)
  watch.expectRefusal(422, /^\/api\/auth\/step-up$/)
  const { page, login } = await member('guest')
  await openSecurity(page)
  const { key } = await turnOn(page)
  await page.getByRole('button', { name: 'Jeg har gemt koderne' }).click()

  await oldProof(login)
  await page.getByRole('button', { name: 'Nye gendannelseskoder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lav nye koder' }).click()
  const ask = page.getByRole('dialog', { name: 'Bekræft, at det er dig' })
  await ask.getByLabel('Din adgangskode').fill(login.password)
  await page.keyboard.press('Enter')
  const code = ask.getByLabel('Kode fra appen')
  await expect(code).toBeFocused()
  await expectAccessibleInAnyLight(page, 'the second factor of a step-up')
  await page.keyboard.type(wrongCode(key))
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Koden er forkert eller allerede brugt/)
  await expect(code).toBeFocused()
  await page.keyboard.type(appCode(key, 1))
  await page.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  const shown = page.getByRole('dialog', { name: 'Dine gendannelseskoder' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await shown.getByRole('listitem').allTextContents()
  await shown.getByRole('button', { name: 'Jeg har gemt koderne' }).click()

  await oldProof(login)
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Slå fra' }).click()
  await ask.getByLabel('Din adgangskode').fill(login.password)
  await page.keyboard.press('Enter')
  await ask.getByRole('button', { name: 'Brug en gendannelseskode i stedet' }).click()
  await expect(ask.getByLabel('Gendannelseskode')).toBeFocused()
  await page.keyboard.type(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).not.toBeChecked()
})

test('a change that is stored and one that fails say so, and after a failure the switch stays', async ({
  member,
  watch,
}) => {
  watch.expectRefusal(503, /^\/api\/me\/two-factor\/disable$/)
  const { page } = await member('guest')
  await openSecurity(page)
  await turnOn(page)
  await expectToast(page, 'Sikkerhedsindstillinger opdateret')
  await page.getByRole('button', { name: 'Jeg har gemt koderne' }).click()
  await page.route('**/api/me/two-factor/disable', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Slå fra' }).click()
  await expectToast(page, 'Kunne ikke opdatere indstillinger')
  await expect(page.getByRole('switch', { name: 'Totrinsbekræftelse' })).toBeChecked()
})
