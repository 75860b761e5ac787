import type { Locator, Page } from '@playwright/test'
import { type Login, newLogin } from './people.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const fillLogin = async (where: Page | Locator, { email, password }: Login): Promise<void> => {
  await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Adgangskode', { exact: true }).fill(password)
}

test('sign-up shows its errors, and a new guest lands on the front page', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/auth?mode=sign-up')
  const main = page.locator('main')
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('alert')).toBeFocused()
  for (const fault of ['Skriv dit navn', 'Skriv din e-mail', 'Skriv din adgangskode'])
    await expect(main.getByRole('alert')).toContainText(fault)
  await main.getByLabel('Navn').fill('Signe Strand')
  await fillLogin(main, { email: 'ikke en adresse', password: 'kort' })
  await expect(main.getByRole('alert')).toContainText('Skriv en e-mail som navn@eksempel.dk')
  await expect(main.getByRole('alert')).toContainText('Adgangskoden skal have mindst 6 tegn')
  await fillLogin(main, newLogin())
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'Konto oprettet! Du er nu logget ind.')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Konto: Signe Strand' })).toBeVisible()
})

for (const [choice, lands] of [
  ['Jeg vil leje ud', /\/host\/dashboard$/],
  ['Begge dele', /\/$/],
] as const)
  test(`a person who chooses '${choice}' at sign-up becomes a host`, async ({ visitor }) => {
    const { page } = await visitor()
    await page.goto('/auth?mode=sign-up')
    const main = page.locator('main')
    await main.getByLabel('Navn').fill('Henrik Hede')
    await fillLogin(main, newLogin())
    await main.getByText(choice).click()
    await main.locator('button[type=submit]').click()
    await expectToast(page, 'Konto oprettet! Du er nu logget ind.')
    await expect(page).toHaveURL(lands)
    await page.getByRole('button', { name: 'Konto: Henrik Hede' }).click()
    await expect(page.getByRole('menuitem', { name: 'Host Dashboard' })).toBeVisible()
  })

test('a host who logs in lands on the overview', async ({ visitor, account }) => {
  const { page } = await visitor()
  const login = await account('host')
  await page.goto('/auth')
  await fillLogin(page.locator('main'), login)
  await page.locator('main').locator('button[type=submit]').click()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(page).toHaveURL(/\/host\/dashboard$/)
})

test('a page that needs a session sends a visitor to sign in and back', async ({ visitor, account }) => {
  const { page } = await visitor()
  const login = await account('guest')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/)
  await page.goto('/trips?tab=past')
  await expect(page).toHaveURL(/\/auth\?next=%2Ftrips%3Ftab%3Dpast/)
  await fillLogin(page.locator('main'), login)
  await page.locator('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/trips\?tab=past$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Rejser' })).toBeVisible()
  // While the session is unknown the page shows nothing and does not redirect.
  let answerSession = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answerSession = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  answerSession()
  await expect(page.getByRole('heading', { level: 1, name: 'Rejser' })).toBeVisible()
  await expect(page).toHaveURL(/\/trips\?tab=past$/)
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

test('a guest is redirected from a host’s page, and can become a host', async ({ member }) => {
  const { page, name } = await member()
  await page.goto('/host/dashboard/requests')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: `Konto: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Bliv vært' }).click()
  await expect(page).toHaveURL(/\/host\/dashboard$/)
  // Menu and guard go by the same roles.
  await page.getByRole('button', { name: `Konto: ${name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Host Dashboard' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Bliv vært' })).toHaveCount(0)
})
