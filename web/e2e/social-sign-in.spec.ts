import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const provider = 'Prøve-ID'
const freshEmail = (): string => `${randomUUID()}@test.example`

/** Says at the provider who one is. */
const answerAs = async (page: Page, email: string, name = 'Gerda Gæst'): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Log ind hos testudbyderen' })).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Navn', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Fortsæt' }).click()
}

const linkedSection = (page: Page) => page.getByRole('region', { name: 'Forbundne konti' })
const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/profile?profile=security')
  await expect(linkedSection(page)).toBeVisible()
}

test('a visitor signs up with a provider where they are, and signs in again after denying it', async ({
  visitor,
  home,
}) => {
  const { id } = await home()
  const email = freshEmail()
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log ind' })
  await dialog.getByRole('button', { name: 'Opret konto' }).click()
  const go = page.getByRole('dialog', { name: 'Opret konto' }).getByRole('button', { name: `Fortsæt med ${provider}` })
  await expect(go).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the dialog with a provider')
  await go.click()
  await expect(page.getByRole('heading', { name: 'Log ind hos testudbyderen' })).toBeVisible()
  await expectAccessible(page, 'the page of the provider')
  await answerAs(page, email)
  await expectToast(page, 'Konto oprettet! Du er nu logget ind.')
  await expect(page).toHaveURL(new RegExp(`/listing/${id}$`))

  const other = await visitor()
  await other.page.goto('/auth?next=/wishlists')
  const again = other.page.getByRole('button', { name: `Fortsæt med ${provider}` })
  await again.click()
  await other.page.getByRole('button', { name: 'Afvis' }).click()
  await expect(other.page.getByText('Du afbrød hos udbyderen.')).toBeVisible()
  await expectAccessible(other.page, 'the refusal on the page to sign in')
  await again.click()
  await answerAs(other.page, email)
  await expectToast(other.page, 'Velkommen tilbage!')
  await expect(other.page).toHaveURL(/\/wishlists$/)
  expect(await other.api.get('/api/auth/session')).toMatchObject({ user: { email, name: 'Gerda Gæst' } })
})

test('a person links an account, signs in with it and unlinks it', async ({ member, visitor }) => {
  const { page, login } = await member('guest', { viewport: { width: 390, height: 844 } })
  const email = freshEmail()
  await openSecurity(page)
  const section = linkedSection(page)
  await expect(section.getByText('Ikke forbundet.')).toBeVisible()
  await section.getByRole('button', { name: `Forbind ${provider}` }).click()
  await answerAs(page, email)
  await expectToast(page, 'Kontoen er forbundet')
  await expect(page).toHaveURL(/\/profile\?profile=security$/)
  await expect(section.getByText(`Forbundet som ${email}`)).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the tab with a linked account')

  const other = await visitor()
  await other.page.goto('/auth?next=/trips')
  await other.page.getByRole('button', { name: `Fortsæt med ${provider}` }).click()
  await answerAs(other.page, email)
  await expect(other.page).toHaveURL(/\/trips$/)
  expect(await other.api.get('/api/auth/session')).toMatchObject({ user: { email: login.email } })

  await section.getByRole('button', { name: `Fjern forbindelsen til ${provider}` }).click()
  const ask = page.getByRole('dialog', { name: `Fjern forbindelsen til ${provider}?` })
  await ask.getByRole('button', { name: 'Fjern forbindelsen' }).click()
  await expectToast(page, 'Forbindelsen er fjernet')
  await expect(section.getByText('Ikke forbundet.')).toBeVisible()
})

test('a person without a password confirms with the provider, and keeps the last way to sign in', async ({
  visitor,
  watch,
}) => {
  watch.expectRefusal(409, /^\/api\/me\/linked-identities\//)
  watch.expectRefusal(403, /^\/api\/me\/two-factor\/start$/)
  const { page } = await visitor()
  const email = freshEmail()
  await page.goto('/auth?next=/profile%3Fprofile%3Dsecurity')
  await page.getByRole('button', { name: `Fortsæt med ${provider}` }).click()
  await answerAs(page, email)
  const section = linkedSection(page)
  await section.getByRole('button', { name: `Fjern forbindelsen til ${provider}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern forbindelsen' }).last().click()
  await expectToast(page, 'Det er din sidste måde at logge ind på.')

  const old = { status: 403, contentType: 'application/problem+json', body: '{"code":"auth.stepUpRequired"}' }
  await page.route('**/api/me/two-factor/start', (route) => route.fulfill(old), { times: 1 })
  await page.getByRole('switch', { name: 'Totrinsbekræftelse' }).click()
  const confirm = page.getByRole('dialog', { name: 'Bekræft, at det er dig' })
  await expect(confirm.getByText('Din konto har ingen adgangskode.')).toBeVisible()
  await expect(confirm.getByLabel('Din adgangskode')).toHaveCount(0)
  await expectAccessibleInAnyLight(page, 'the step-up of a person without a password')
  await confirm.getByRole('button', { name: `Bekræft hos ${provider}` }).click()
  await answerAs(page, email)
  await expectToast(page, 'Du har bekræftet, at det er dig.')
  await expect(page).toHaveURL(/\/profile\?profile=security$/)
})
