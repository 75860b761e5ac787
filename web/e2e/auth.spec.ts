import type { Locator } from '@playwright/test'
import { type Login, newLogin } from './people.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const fillLogin = async (where: Locator, { email, password }: Login): Promise<void> => {
  await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Adgangskode', { exact: true }).fill(password)
}

test("a person who chooses 'Jeg vil leje ud' at sign-up becomes a host, and logs in again as one", async ({
  visitor,
}) => {
  const { page } = await visitor()
  const login = newLogin()
  await page.goto('/auth?mode=sign-up')
  const main = page.locator('main')
  await main.getByLabel('Navn').fill('Henrik Hede')
  await fillLogin(main, login)
  await main.getByText('Jeg vil leje ud').click()
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'Konto oprettet! Du er nu logget ind.')
  await expect(page).toHaveURL(/\/host\/dashboard$/)
  await page.getByRole('button', { name: 'Konto: Henrik Hede' }).click()
  await expect(page.getByRole('menuitem', { name: 'Host Dashboard' })).toBeVisible()

  const again = await visitor()
  await again.page.goto('/auth')
  await fillLogin(again.page.locator('main'), login)
  await again.page.locator('main').locator('button[type=submit]').click()
  await expectToast(again.page, 'Velkommen tilbage!')
  await expect(again.page).toHaveURL(/\/host\/dashboard$/)
})

test('a session survives a reload, and signing out leads to the front page', async ({ member }) => {
  const { page, name } = await member()
  await page.goto('/trips')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rejser' })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-before', 'signing out')
    sessionStorage.setItem('nordbo-draft-message', 'Vi kommer med toget')
  })
  await page.getByRole('button', { name: `Konto: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Log ud' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('html'), 'loaded anew').not.toHaveAttribute('data-before')
  expect(await page.evaluate(() => sessionStorage.getItem('nordbo-draft-message')), 'a begun text').toBeNull()
  await expect(page.getByRole('button', { name: 'Konto', exact: true })).toBeVisible()
  await page.goto('/trips')
  await expect(page).toHaveURL(/\/auth\?next=/)
})
