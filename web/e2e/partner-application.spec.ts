import type { Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { answerAtProvider, checkCompany, expectPartnerStep, fillCompany, wizard } from './partner.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const doneSteps = (page: Page): Promise<string[]> =>
  page
    .locator('[data-step][data-done=true]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''))

test('a company becomes a hotel partner in three steps, from the hotels to its own page', async ({ member }) => {
  const { page, login } = await member()
  await page.goto('/hoteller')
  await page.getByRole('main').getByRole('link', { name: 'Bliv hotelpartner' }).click()
  await page.getByRole('link', { name: 'Ansøg som hotelpartner' }).click()
  await expect(page).toHaveURL(wizard)
  await expect(page.getByRole('list', { name: 'Ansøgningens trin' }).getByRole('listitem')).toHaveText([
    /CVR & Virksomhed$/,
    /Stripe Connect$/,
    /Bekræftelse$/,
  ])
  await expect(page.locator('[aria-current=step]')).toHaveText(/CVR & Virksomhed/)
  expect(await doneSteps(page)).toEqual([])
  await expect(page.locator('[aria-current=step]')).toHaveClass(/border-primary/)
  await expect(page.getByLabel('Kontakt-e-mail')).toHaveValue(login.email)
  await expect(page.getByLabel('Kontakt-e-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Telefon (valgfri)')).toHaveValue('')
  await expectAccessibleInAnyLight(page, 'the first step')

  await fillCompany(page, '2030401099')
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('20304010')
  await checkCompany(page)
  await expectToast(page, 'CVR verificeret! Fortsæt til Stripe')
  await expectPartnerStep(page, 'Stripe Connect')
  await expect(page.getByRole('heading', { level: 2, name: 'Stripe Connect' })).toBeFocused()
  expect(await doneSteps(page)).toEqual(['cvr'])
  await expect(page.locator('[data-step=cvr]')).toHaveClass(/border-success/)
  await expect(page.getByText('Havnegade 12, 5700 Svendborg')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the second step')

  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectToast(page, 'Velkommen som hotelpartner!')
  await expectPartnerStep(page, 'Bekræftelse')
  expect(await doneSteps(page)).toEqual(['cvr', 'stripe', 'complete'])
  await expect(page.getByText('Vi ser ansøgningen igennem og skriver til dig')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the last step')
  // From now on its page is in the menus, too.
  await page.goto('/profile')
  await page.locator('main').getByRole('link', { name: 'Hotelpartner' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await page.goto('/')
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Hotelpartner' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Hotelpartner' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(wizard)
  await page.getByRole('link', { name: 'Gå til dashboard' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await expect(page.getByText('Hotel Fyrtårnet ApS')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kontoen er klar' })).toBeVisible()
  await expect(page.getByText('Afventer', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dokumenter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kommer snart' })).toBeVisible()
  await expectAccessibleInAnyLight(page, "the partner's own page")
})

test('a name that the register does not have is shown with the one that it has, which can be taken', async ({
  member,
  watch,
}) => {
  const { page } = await member()
  watch.expectRefusal(409, /\/partner\/cvr$/)
  await page.goto(wizard)
  await fillCompany(page, '20304096')
  await checkCompany(page)
  await expectToast(page, 'CVR-data matcher ikke')
  await expectToast(
    page,
    'Virksomheden hedder Badehotellet Klitten A/S i CVR-registret. Bekræft venligst virksomhedsnavnet.',
  )
  await expect(page.getByTestId('found-company')).toHaveText(
    'Fundet i CVR-registret: Badehotellet Klitten A/S, Havnegade 12, 5700 Svendborg',
  )
  await page.getByRole('button', { name: 'Brug navnet fra registret' }).click()
  await expectToast(page, 'CVR verificeret! Fortsæt til Stripe')
  await expectPartnerStep(page, 'Stripe Connect')
  await expect(page.getByRole('definition').first()).toHaveText('Badehotellet Klitten A/S')
})

const refused = [
  {
    what: 'a number of seven digits',
    cvr: '2030401',
    status: 422,
    title: 'Ugyldigt CVR-nummer',
    text: 'CVR skal være 8 cifre',
  },
  {
    what: 'a closed company',
    cvr: '20304097',
    status: 409,
    title: 'CVR kunne ikke verificeres',
    text: 'Virksomheden er ophørt ifølge CVR-registret.',
  },
  {
    what: 'an unknown company',
    cvr: '20304000',
    status: 404,
    title: 'CVR kunne ikke verificeres',
    text: 'Der findes ingen virksomhed med det CVR-nummer.',
  },
  {
    what: 'a register that is down',
    cvr: '20304098',
    status: 503,
    title: 'CVR kunne ikke verificeres',
    text: 'CVR-registret svarer ikke lige nu. Det, du har skrevet, er gemt. Prøv igen om lidt.',
  },
]
for (const { what, cvr, status, title, text } of refused)
  test(`${what} is refused with words, and what was written stays`, async ({ member, watch }) => {
    const { page } = await member()
    watch.expectRefusal(status, /\/partner\/cvr$/)
    await page.goto(wizard)
    await fillCompany(page, cvr)
    await checkCompany(page)
    await expectToast(page, title)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expectPartnerStep(page, 'CVR & Virksomhed')
    await page.reload()
    await expect(page.getByLabel('CVR-nummer')).toHaveValue(cvr)
    await expect(page.getByLabel('Virksomhedsnavn')).toHaveValue('Hotel Fyrtårnet ApS')
    await page.getByLabel('CVR-nummer').fill('20304010')
    await checkCompany(page)
    await expectPartnerStep(page, 'Stripe Connect')
  })

test('what is missing is said before anything is sent, by the keyboard too', async ({ member }) => {
  const { page } = await member()
  await page.goto(wizard)
  await page.getByLabel('Kontakt-e-mail').fill('reception')
  await tabTo(page, page.getByRole('button', { name: 'Verificér CVR' }))
  await page.keyboard.press('Enter')
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Skriv virksomhedens navn',
    'Skriv CVR-nummeret',
    'Skriv en gyldig e-mailadresse',
    'Skriv adressen',
    'Skriv postnummeret',
    'Skriv byen',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Virksomhedsnavn')).toBeFocused()
})

test('strangers are asked to sign in first, and the wizard speaks their language', async ({ visitor, member }) => {
  const { page } = await visitor()
  await page.goto(wizard)
  await expect(page).toHaveURL(/\/auth\?next=%2Fhotel%2Fpartner%2Fopret/)
  const german = await member()
  await german.page.goto(`${wizard}?lang=de`)
  await expect(german.page.getByRole('heading', { level: 1 })).toHaveText('Hotelpartner werden')
  await expect(german.page.getByRole('button', { name: 'CVR prüfen' })).toBeVisible()
})

test('an answer that is lost says that something went wrong, and what was written stays', async ({ member, watch }) => {
  const { page } = await member()
  watch.expectLoss(/\/partner\/cvr$/)
  await page.goto(wizard)
  await fillCompany(page)
  await page.route('**/api/partner/cvr', (route) => route.abort('connectionreset'))
  await checkCompany(page)
  await expectToast(page, 'Der opstod en fejl')
  await page.unroute('**/api/partner/cvr')
  await page.reload()
  await expect(page.getByLabel('Virksomhedsnavn')).toHaveValue('Hotel Fyrtårnet ApS')
  await checkCompany(page)
  await expectPartnerStep(page, 'Stripe Connect')
})
