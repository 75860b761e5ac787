import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const tab = '/profile?profile=personal-info'
/** Waits until the guard's entry is off the history: a moment after the form is saved. */
const expectUnguarded = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state).includes('guard'))).toBe(false)

test('personal information is saved after a change only, is not lost by a click beside it, and survives a reload', async ({
  member,
}) => {
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
  // A click beside the hub asks before it closes.
  await page.mouse.click(8, 450)
  const question = page.getByRole('dialog', { name: 'Ugemte ændringer' })
  await question.getByRole('button', { name: 'Bliv her' }).click()
  await expect(question).toHaveCount(0)
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
