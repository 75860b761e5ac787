import type { Locator, Page } from '@playwright/test'
import { type Login, newLogin } from './people.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const fillLogin = async (where: Page | Locator, { email, password }: Login): Promise<void> => {
  await where.getByLabel('E-mail').fill(email)
  await where.getByLabel('Adgangskode', { exact: true }).fill(password)
}

test('the login dialog opens for logging in and has a link to sign up', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log ind' })
  await expect(dialog.getByLabel('Navn')).toBeHidden()
  await dialog.getByRole('button', { name: 'Opret konto' }).click()
  const signUp = page.getByRole('dialog', { name: 'Opret konto' })
  await expect(signUp.getByPlaceholder('Dit fulde navn')).toBeVisible()
  await expect(signUp.getByPlaceholder('Mindst 6 tegn')).toBeVisible()
  await expect(signUp.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  for (const [choice, checked] of [
    ['Jeg vil rejse', true],
    ['Jeg vil leje ud', false],
    ['Begge dele', false],
  ] as const)
    await expect(signUp.getByRole('radio', { name: choice })).toBeChecked({ checked })
  await expect(signUp.getByRole('radio')).toHaveCount(3)
  await signUp.getByRole('button', { name: 'Log ind' }).click()
  await expect(dialog).toBeVisible()
})

test('the login dialog shows its form with every way to sign in at once, so that nothing moves under the pointer', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/api/auth/providers', async (route) => {
    asked.resolve()
    await release.promise
    await route.continue()
  })
  await page.goto('/search')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log ind' })
  await expect(dialog).toBeVisible()
  await asked.promise
  await expect(dialog.getByRole('link', { name: 'Glemt adgangskode?' })).toHaveCount(0)
  release.resolve()
  await expect(dialog.getByRole('link', { name: 'Glemt adgangskode?' })).toBeVisible()
})

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

test('a known e-mail and a guessable password are refused', async ({ visitor, account, watch }) => {
  watch.expectRefusal(409, /^\/api\/auth\/sign-up$/)
  watch.expectRefusal(422, /^\/api\/auth\/sign-up$/)
  watch.expectRefusal(400, /^\/api\/auth\/sign-up$/)
  const { page } = await visitor()
  const known = await account('guest')
  await page.goto('/auth?mode=sign-up')
  const main = page.locator('main')
  await main.getByLabel('Navn').fill('Signe Strand')
  await fillLogin(main, known)
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'Der findes allerede en konto med den e-mail.')
  await expect(main.getByRole('alert')).toHaveText('Der findes allerede en konto med den e-mail.')
  // Valid for the form, invalid for the server.
  await fillLogin(main, { ...known, email: 'signe@strand.d' })
  await main.locator('button[type=submit]').click()
  await expect(main.getByRole('alert')).toHaveText('Skriv en e-mail som navn@eksempel.dk')
  await expect(main.getByLabel('E-mail')).toHaveAccessibleDescription(/Skriv en e-mail som navn@eksempel.dk/)
  for (const [password, words] of [
    ['PASSWORD', 'Den adgangskode er for almindelig. Vælg en anden.'],
    ['Signe-Strand-1', 'Brug ikke dit navn eller din e-mail som adgangskode.'],
    ['      ', 'Adgangskoden må ikke kun bestå af mellemrum.'],
  ] as const) {
    await fillLogin(main, { ...newLogin(), password })
    await main.locator('button[type=submit]').click()
    await expect(main.getByRole('alert')).toHaveText(words)
    await expect(main.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(new RegExp(words))
  }
})

test('a guest who logs in is welcomed and stays on the page', async ({ visitor, account }) => {
  const { page } = await visitor()
  const login = await account('guest')
  await page.goto('/search?place=Skagen')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = page.getByRole('dialog')
  await fillLogin(dialog, login)
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/auth/sign-in', async (route) => {
    await seen
    await route.continue()
  })
  const submit = dialog.locator('button[type=submit]')
  await submit.click()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(submit.locator('.animate-turn')).toBeVisible()
  goOn()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/search\?place=Skagen$/)
})

test('the fields are empty again after a login', async ({ visitor, account, watch }) => {
  // What the page asks after the login may come when the session has ended elsewhere.
  watch.expectRefusal(401, /^\/api\/(?:me\/profile|notifications\/unread|threads\/unread)/)
  const { page, api } = await visitor()
  const login = await account('guest')
  await page.goto('/search?place=Skagen')
  const open = async (): Promise<Locator> => {
    await page.getByRole('button', { name: 'Konto', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Log ind' }).click()
    return page.getByRole('dialog', { name: 'Log ind' })
  }
  const dialog = await open()
  await fillLogin(dialog, login)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Velkommen tilbage!')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => document.documentElement.setAttribute('data-before', 'signing out'))
  // The session ends elsewhere, and the page stays as it is.
  await api.post('/api/auth/sign-out')
  await open()
  await expect(page.locator('html')).toHaveAttribute('data-before', 'signing out')
  await expect(dialog.getByLabel('E-mail')).toHaveValue('')
  await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveValue('')
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

test('the error for a wrong password does not reveal whether the account exists', async ({
  visitor,
  account,
  watch,
}) => {
  watch.expectRefusal(401, /^\/api\/auth\/sign-in$/)
  const { page } = await visitor()
  const login = await account('guest')
  await page.goto('/auth')
  const main = page.locator('main')
  await fillLogin(main, { ...login, password: 'en-helt-anden' })
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'E-mail eller adgangskode er forkert.')
  await fillLogin(main, newLogin())
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'E-mail eller adgangskode er forkert.')
  await expect(main.locator('button[type=submit]')).toBeEnabled()
  // The server gives no reason.
  watch.expectRefusal(500, /^\/api\/auth\/sign-in$/)
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, body: '' }))
  await main.locator('button[type=submit]').click()
  await expectToast(page, 'Der opstod en fejl')
})

for (const [where, open] of [
  ['on the page', async (page: Page) => void (await page.goto('/auth'))],
  [
    'in the dialog',
    async (page: Page) => {
      await page.goto('/search')
      await page.getByRole('button', { name: 'Konto' }).click()
      await page.getByRole('menuitem', { name: 'Log ind' }).click()
    },
  ],
] as const)
  test(`a failed login ${where} shows an error, keeps input and focus, and can be retried`, async ({
    visitor,
    account,
    watch,
  }) => {
    watch.expectRefusal(401, /^\/api\/auth\/sign-in$/)
    const { page } = await visitor()
    const login = await account('guest')
    await open(page)
    const form = page.locator('form').filter({ has: page.getByLabel('Adgangskode', { exact: true }) })
    const submit = form.locator('button[type=submit]')
    await fillLogin(form, { ...login, password: 'en-helt-anden' })
    await submit.focus()
    await submit.press('Enter')
    await expect(form.getByRole('alert')).toHaveText('E-mail eller adgangskode er forkert.')
    await expectToast(page, 'E-mail eller adgangskode er forkert.')
    await expect(submit).toBeFocused()
    await expect(form.getByLabel('E-mail')).toHaveValue(login.email)
    await expect(form.getByLabel('Adgangskode', { exact: true })).toHaveValue('en-helt-anden')
    await form.getByRole('button', { name: 'Opret konto' }).click()
    await expect(form.getByRole('alert')).toBeHidden()
    await form.getByRole('button', { name: 'Log ind' }).click()
    await form.getByLabel('Adgangskode', { exact: true }).fill(login.password)
    await form.getByLabel('Adgangskode', { exact: true }).press('Enter')
    await expectToast(page, 'Velkommen tilbage!')
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

test('a foreign `next` address is ignored after signing in', async ({ visitor, account, baseURL }) => {
  const { page } = await visitor()
  const login = await account('guest')
  await page.goto(`/auth?next=${encodeURIComponent('//evil.example/trips')}`)
  await fillLogin(page.locator('main'), login)
  await page.locator('main').locator('button[type=submit]').click()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(page).toHaveURL(`${baseURL}/`)
  await page.goto(`/auth?next=${encodeURIComponent('https://evil.example/')}`)
  await expect(page).toHaveURL(`${baseURL}/`)
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

test('a failure to become a host is silent', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/me\/roles\/host$/)
  const { page, name } = await member()
  await page.route('**/api/me/roles/host', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto('/trips')
  await page.getByRole('button', { name: `Konto: ${name}` }).click()
  const answered = page.waitForResponse('**/api/me/roles/host')
  await page.getByRole('menuitem', { name: 'Bliv vært' }).click()
  await answered
  await expect(page).toHaveURL(/\/trips$/)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})
