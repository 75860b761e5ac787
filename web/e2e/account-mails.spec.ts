import { expectAccessibleInAnyLight } from './axe.ts'
import { linkInMail } from './mails.ts'
import { newLogin } from './people.ts'
import { within } from './soon.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 } }

test('a forgotten password is replaced by the letter’s link, once, and every session ends', async ({
  member,
  visitor,
  admin,
  watch,
}) => {
  watch.expectRefusal(410, /^\/api\/auth\/reset-password$/)
  watch.expectRefusal(422, /^\/api\/auth\/reset-password$/)
  // The bell of the session that ended may ask once more.
  watch.expectRefusal(401, /^\/api\/notifications\/unread$/)
  const { page: own, login } = await member('guest')
  await own.goto('/profile')
  const { page } = await visitor(phone)
  await page.goto('/search?place=Skagen')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Log ind' }).click()
  await page.getByRole('dialog').getByLabel('E-mail').fill(login.email)
  await page.getByRole('dialog').getByRole('link', { name: 'Glemt adgangskode?' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const main = page.locator('main')
  // What was typed to log in comes along.
  await expect(main.getByLabel('E-mail')).toHaveValue(login.email)
  await expectAccessibleInAnyLight(page, '/auth/forgot')
  await main.getByRole('button', { name: 'Send link' }).click()
  await expect(main.getByRole('status')).toContainText(`Hvis ${login.email} har en konto hos os`)

  const link = await linkInMail(await admin(), login.email, '/auth/reset')
  await page.goto(link)
  // The token leaves the address.
  await expect(page).toHaveURL(/\/auth\/reset$/)
  const field = main.getByLabel('Ny adgangskode')
  const save = main.getByRole('button', { name: 'Gem ny adgangskode' })
  await field.fill('kort')
  await save.click()
  await expect(field).toHaveAccessibleDescription(/Adgangskoden skal have mindst 6 tegn/)
  await field.fill('password')
  await save.click()
  await expect(field).toHaveAccessibleDescription(/Den adgangskode er for almindelig/)
  await expectAccessibleInAnyLight(page, '/auth/reset')
  await field.fill('Lyng og hav i uge 29')
  await expect(field).toHaveAccessibleDescription('Stærk')
  await save.click()
  await expect(main.getByRole('heading', { name: 'Din adgangskode er ændret' })).toBeVisible()
  await expect(own).toHaveURL(/\/auth\?next=/, within(5_000))

  await main.getByRole('link', { name: 'Til log ind' }).click()
  await main.getByLabel('E-mail').fill(login.email)
  await main.getByLabel('Adgangskode', { exact: true }).fill('Lyng og hav i uge 29')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Velkommen tilbage!')

  await page.goto(link)
  await main.getByLabel('Ny adgangskode').fill('klitrose-58')
  await save.click()
  await expect(main.getByRole('alert')).toContainText('Linket er brugt, udløbet eller ufuldstændigt.')
  await main.getByRole('link', { name: 'Få et nyt link' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot$/)
})

test('an address changes once both have confirmed it, and the old one can take it back', async ({
  member,
  visitor,
  admin,
}) => {
  const sandbox = await admin()
  const { page, login } = await member('guest')
  const { email } = newLogin()
  await page.goto('/profile?profile=account')
  const section = page.getByRole('region', { name: 'E-mail' })
  await expect(section.getByText(login.email)).toBeVisible()
  const change = section.getByRole('button', { name: 'Skift e-mail' })
  await expect(change).toBeDisabled()
  await section.getByLabel('Ny e-mail').fill('ikke-en-adresse')
  await change.click()
  await expect(section.getByLabel('Ny e-mail')).toHaveAccessibleDescription(/Skriv en e-mail som/)
  await section.getByLabel('Ny e-mail').fill(email)
  await change.click()
  await expectToast(page, `Bekræftelses-e-mail sendt til ${email}`)
  await expect(section.getByText(`Skift til ${email} venter`)).toBeVisible()
  await expect(section.getByText('Din nuværende adresse: venter på bekræftelse')).toBeVisible()

  const reader = await visitor(phone)
  const main = reader.page.locator('main')
  const confirm = async (address: string): Promise<void> => {
    await reader.page.goto(await linkInMail(sandbox, address, '/auth/confirm-email'))
    await main.getByRole('button', { name: 'Bekræft skiftet' }).click()
  }
  await confirm(login.email)
  await expect(main.getByRole('heading', { name: 'Den ene adresse er bekræftet' })).toBeVisible()
  await expectAccessibleInAnyLight(reader.page, '/auth/confirm-email')
  await page.reload()
  await expect(section.getByText('Din nuværende adresse: bekræftet')).toBeVisible()
  await expect(section.getByText('Den nye adresse: venter på bekræftelse')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'a change that waits')
  await confirm(email)
  await expect(main.getByRole('heading', { name: 'Din e-mail er skiftet' })).toBeVisible()
  await page.reload()
  await expect(section.getByText(email)).toBeVisible()
  await expect(section.getByText('Bekræftet', { exact: true })).toBeVisible()
  await expect(section.getByText(/venter/)).toHaveCount(0)

  await reader.page.goto(await linkInMail(sandbox, login.email, '/auth/undo-email'))
  await main.getByRole('button', { name: 'Fortryd skiftet' }).click()
  await expect(main.getByRole('heading', { name: 'Skiftet er fortrudt' })).toBeVisible()
  await expectAccessibleInAnyLight(reader.page, '/auth/undo-email')
  await expect(page).toHaveURL(/\/auth\?next=/, within(5_000))
  await page.locator('main').getByLabel('E-mail').fill(login.email)
  await page.locator('main').getByLabel('Adgangskode', { exact: true }).fill(login.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Velkommen tilbage!')
  await expect(section.getByText(login.email)).toBeVisible()
})
