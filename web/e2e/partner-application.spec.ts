import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

const wizard = '/hotel/partner/opret'
const Application = z.object({ application: z.object({ id: z.string() }) })

/** Fills in the company's form. The last digits of the number choose what the sandbox's register says. */
const fill = async (page: Page, cvr = '20304010', name = 'Hotel Fyrtårnet ApS'): Promise<void> => {
  await page.getByLabel('Virksomhedsnavn').fill(name)
  await page.getByLabel('CVR-nummer').fill(cvr)
  await page.getByLabel('Adresse', { exact: true }).fill('Havnegade 12')
  await page.getByLabel('Postnummer').fill('5700')
  await page.getByLabel('By', { exact: true }).fill('Svendborg')
}
const check = (page: Page): Promise<void> => page.getByRole('button', { name: 'Verificér CVR' }).click()
const expectStep = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
const doneSteps = (page: Page): Promise<string[]> =>
  page
    .locator('[data-step][data-done=true]')
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-step') ?? ''))

/** Fills in a good company and checks it. */
const passRegister = async (page: Page): Promise<void> => {
  await page.goto(wizard)
  await fill(page)
  await check(page)
  await expectStep(page, 'Stripe Connect')
}

/** Answers at the payment provider by one of its buttons. */
const answerAtProvider = async (page: Page, open: string, answer: string): Promise<void> => {
  await page.getByRole('button', { name: open }).click()
  await page.getByRole('button', { name: answer }).click()
  await expect(page).toHaveURL(/\/hotel\/partner\/opret/)
}

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
  await expect(page.getByLabel('Kontakt-e-mail')).toHaveValue(login.email)
  await expectAccessibleInAnyLight(page, 'the first step')

  await fill(page, '2030401099')
  await expect(page.getByLabel('CVR-nummer')).toHaveValue('20304010')
  await check(page)
  await expectToast(page, 'CVR verificeret! Fortsæt til Stripe')
  await expectStep(page, 'Stripe Connect')
  await expect(page.getByRole('heading', { level: 2, name: 'Stripe Connect' })).toBeFocused()
  expect(await doneSteps(page)).toEqual(['cvr'])
  await expect(page.getByText('Havnegade 12, 5700 Svendborg')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the second step')

  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectToast(page, 'Velkommen som hotelpartner!')
  await expectStep(page, 'Bekræftelse')
  expect(await doneSteps(page)).toEqual(['cvr', 'stripe', 'complete'])
  await expect(page.getByText('Vi ser ansøgningen igennem og skriver til dig')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the last step')
  await page.getByRole('link', { name: 'Gå til dashboard' }).click()
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await expect(page.getByText('Hotel Fyrtårnet ApS')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kontoen er klar' })).toBeVisible()
  await expect(page.getByText('Afventer', { exact: true })).toBeVisible()
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
  await fill(page, '20304096')
  await check(page)
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
  await expectStep(page, 'Stripe Connect')
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
    await fill(page, cvr)
    await check(page)
    await expectToast(page, title)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    await expectStep(page, 'CVR & Virksomhed')
    await page.reload()
    await expect(page.getByLabel('CVR-nummer')).toHaveValue(cvr)
    await expect(page.getByLabel('Virksomhedsnavn')).toHaveValue('Hotel Fyrtårnet ApS')
    await page.getByLabel('CVR-nummer').fill('20304010')
    await check(page)
    await expectStep(page, 'Stripe Connect')
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

test('an application that was left at the provider goes on in another browser', async ({
  member,
  visitor,
  signIn,
  watch,
}) => {
  const { page, login } = await member()
  watch.expectRefusal(409, /\/partner\/role$/)
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Fortsæt senere')
  await expectToast(page, 'Stripe-verificering ikke fuldført')
  await expectToast(page, 'Gennemfør venligst alle trin i Stripe')
  await expectStep(page, 'Stripe Connect')
  await page.goBack()
  await expect(page).toHaveURL(/\/hotel\/partner\/opret|_sandbox/)

  const other = await visitor()
  await signIn(other, login)
  await other.page.goto(wizard)
  await expectStep(other.page, 'Stripe Connect')
  await expect(other.page.getByRole('heading', { name: 'Du er begyndt, men ikke færdig' })).toBeVisible()
  await answerAtProvider(other.page, 'Fortsæt hos Stripe', 'Indsend uden dokumentation')
  await expect(other.page.getByRole('heading', { name: 'Stripe mangler oplysninger' })).toBeVisible()
  await answerAtProvider(other.page, 'Tilføj oplysninger', 'Fuldfør opsætning')
  await expectStep(other.page, 'Bekræftelse')
  await page.goto(wizard)
  await expectStep(page, 'Bekræftelse')
})

test('an account that the provider closed leads to the contact page, and an application without one gets no role', async ({
  member,
  watch,
}) => {
  const { page } = await member()
  watch.expectRefusal(409, /\/partner\/role$/)
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Lad kontoen blive afvist')
  await expectToast(page, 'Kunne ikke godkende konto')
  await expect(page.getByRole('heading', { name: 'Stripe har lukket kontoen' })).toBeVisible()
  await page.goto('/hotel/partner/dashboard')
  await expectToast(page, 'Ingen adgang')
  await expect(page).toHaveURL(/\/$/)
})

test('a refusal by an administrator shows its reason at once, takes the page away, and the company applies again', async ({
  member,
  admin,
}) => {
  const { page, api } = await member()
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectStep(page, 'Bekræftelse')
  const { id } = Application.parse(await api.get('/api/partner')).application
  const decide = async (body: object): Promise<void> => {
    await (await admin()).post(`/api/admin/partners/${id}/decision`, body)
  }
  await decide({ decision: 'rejected', reason: 'Ugyldig CVR' })
  await expect(page.getByRole('alert')).toContainText('Begrundelse: Ugyldig CVR')
  await expectStep(page, 'CVR & Virksomhed')
  await expect(page.getByLabel('Virksomhedsnavn')).toHaveValue('Hotel Fyrtårnet ApS')
  await expectAccessibleInAnyLight(page, 'a refused application')
  await page.goto('/hotel/partner/dashboard')
  await expectToast(page, 'Ingen adgang')

  await page.goto(wizard)
  await check(page)
  await expect(page.getByRole('heading', { name: 'Kontoen er klar' })).toBeVisible()
  await page.getByRole('button', { name: 'Afslut' }).click()
  await expectStep(page, 'Bekræftelse')
  await decide({ decision: 'approved' })
  await expect(page.getByText('Din virksomhed er godkendt')).toBeVisible()
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
