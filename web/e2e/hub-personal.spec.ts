import type { Page } from '@playwright/test'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const tab = '/profile?profile=personal-info'
const question = (page: Page) => page.getByRole('dialog', { name: 'Ugemte ændringer' })
/** Waits until the guard's entry is off the history: a moment after the form is saved. */
const expectUnguarded = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state).includes('guard'))).toBe(false)
const words = 'Du har ugemte ændringer. Er du sikker på du vil lukke?'

test('personal information is saved after a change only, and survives a reload', async ({ member }) => {
  const { page } = await member()
  await page.goto(tab)
  const save = page.getByRole('button', { name: 'Gem ændringer' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Navn').fill(' Gerda Gæst ')
  await expect(save).toBeDisabled()
  await page.getByLabel('Navn').fill('Gerda Holm')
  await page.getByLabel('Telefon').fill('+45 12 34 56 78')
  await page.getByLabel('Fødselsdato').fill('1980-05-04')
  await page.getByLabel('By', { exact: true }).fill('Skagen')
  await expect(page.getByText('Du har ændringer, der ikke er gemt.')).toBeVisible()
  await save.click()
  await expectToast(page, 'Profil opdateret')
  await expect(save).toBeDisabled()
  await expectUnguarded(page)
  await page.reload()
  await expect(page.getByLabel('Navn')).toHaveValue('Gerda Holm')
  await expect(page.getByLabel('Telefon')).toHaveValue('+45 12 34 56 78')
  await expect(page.getByLabel('Fødselsdato')).toHaveValue('1980-05-04')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Skagen')
  await page.getByLabel('Telefon').fill('')
  await page.getByLabel('Fødselsdato').fill('')
  await save.click()
  await expect(save).toBeDisabled()
  await expectUnguarded(page)
  await page.reload()
  await expect(page.getByLabel('Telefon')).toHaveValue('')
  await expect(page.getByLabel('Fødselsdato')).toHaveValue('')
})

test('what is wrong stands at its field, and a failed save keeps what was typed', async ({ member, watch }) => {
  const { page } = await member()
  await page.goto(tab)
  const save = page.getByRole('button', { name: 'Gem ændringer' })
  const dialog = page.getByRole('dialog')
  await page.getByLabel('Navn').fill('  ')
  await page.getByLabel('Telefon').fill('12')
  await page.getByLabel('Fødselsdato').fill('2025-01-01')
  await save.click()
  for (const fault of [
    'Navn er påkrævet',
    'Skriv et telefonnummer med 6 til 15 cifre, eller lad feltet være tomt.',
    'Vælg en fødselsdato, hvor du er mellem 18 og 120 år.',
  ])
    await expect(dialog.getByText(fault).last()).toBeVisible()
  await expect(page.getByLabel('Navn')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Navn').fill('Gerda Holm')
  await page.getByLabel('Telefon').fill('')
  await page.getByLabel('Fødselsdato').fill('')
  watch.expectRefusal(500, /^\/api\/me\/profile$/)
  await page.route(
    ({ pathname }) => pathname === '/api/me/profile',
    (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: { status: 500 } })
        : route.continue(),
  )
  await save.click()
  await expectToast(page, /^FejlKunne ikke gemme ændringer/)
  await expect(page.getByLabel('Navn')).toHaveValue('Gerda Holm')
  await expect(save).toBeEnabled()
})

test('Escape, outside, another tab, a link and Back ask while something is not saved', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile')
  const hub = page.getByRole('dialog', { name: 'Personlige oplysninger' })
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Personlige oplysninger' }).click()
    await page.getByLabel('By', { exact: true }).fill('Skagen')
    await expect(page.getByText('Du har ændringer, der ikke er gemt.')).toBeVisible()
  }
  const keepTyping = async (): Promise<void> => {
    await expect(question(page)).toContainText(words)
    await question(page).getByRole('button', { name: 'Bliv her' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByLabel('By', { exact: true })).toHaveValue('Skagen')
  }
  await open()
  await page.keyboard.press('Escape')
  await keepTyping()
  await page.mouse.click(8, 450)
  await keepTyping()
  await hub.getByRole('button', { name: 'Luk' }).click()
  await keepTyping()
  await page.getByRole('tab', { name: 'Notifikationer' }).click()
  await keepTyping()
  await page.getByRole('button', { name: 'Skift e-mail' }).click()
  await keepTyping()
  await page.goBack()
  await keepTyping()
  await expect(page).toHaveURL(/profile=personal-info$/)
  await page.goBack()
  await question(page).getByRole('button', { name: 'Luk uden at gemme' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open()
  await page.getByRole('tab', { name: 'Notifikationer' }).click()
  await question(page).getByRole('button', { name: 'Luk uden at gemme' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Notifikationer')
  await page.getByRole('tab', { name: 'Personlige oplysninger' }).click()
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('')
})

test('the browser asks before a reload while something is not saved, and not after saving', async ({ member }) => {
  const { page } = await member()
  await page.goto(tab)
  await page.getByLabel('By', { exact: true }).fill('Ribe')
  const asked = page.waitForEvent('dialog')
  const leaving = page.evaluate(() => location.reload()).catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Ribe')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expectToast(page, 'Profil opdateret')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/profile$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
})

test('another window’s save is not overwritten, and the form shows it', async ({ member, watch }) => {
  const { page, api } = await member()
  await page.goto(tab)
  await page.getByLabel('By', { exact: true }).fill('Ribe')
  await api.patch('/api/me/profile', { phone: '12 34 56 78' })
  watch.expectRefusal(409, /^\/api\/me\/profile$/)
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expectToast(page, /^FejlKunne ikke gemme ændringer/)
  await expect(page.getByLabel('Telefon')).toHaveValue('12 34 56 78')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Ribe')
  await page.getByRole('button', { name: 'Gem ændringer' }).click()
  await expectToast(page, 'Profil opdateret')
})
