import { aPdf } from '@nordbo/testkit'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { answerAtProvider, checkCompany, expectPartnerStep, passRegister, wizard } from './partner.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Application = z.object({ application: z.object({ id: z.string() }) })

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
  await expectPartnerStep(page, 'Stripe Connect')
  await page.goBack()
  await expect(page).toHaveURL(/\/hotel\/partner\/opret|_sandbox/)

  const other = await visitor()
  await signIn(other, login)
  await other.page.goto(wizard)
  await expectPartnerStep(other.page, 'Stripe Connect')
  await expect(other.page.getByRole('heading', { name: 'Du er begyndt, men ikke færdig' })).toBeVisible()
  await answerAtProvider(other.page, 'Fortsæt hos Stripe', 'Indsend uden dokumentation')
  await expect(other.page.getByRole('heading', { name: 'Stripe mangler oplysninger' })).toBeVisible()
  // The letter about it leads on to here.
  await other.page.goto('/host/dashboard/payouts')
  await expect(other.page).toHaveURL(/\/hotel\/partner\/opret$/)
  await expect(other.page.getByRole('heading', { name: 'Stripe mangler oplysninger' })).toBeVisible()
  await answerAtProvider(other.page, 'Tilføj oplysninger', 'Fuldfør opsætning')
  await expectPartnerStep(other.page, 'Bekræftelse')
  await page.goto(wizard)
  await expectPartnerStep(page, 'Bekræftelse')
})

test('a refusal by an administrator shows its reason at once, takes the page away, and the company applies again', async ({
  member,
  admin,
}) => {
  const { page, api } = await member()
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectPartnerStep(page, 'Bekræftelse')
  const { id } = Application.parse(await api.get('/api/partner')).application
  const decide = async (body: object): Promise<void> => {
    await (await admin()).post(`/api/admin/partners/${id}/decision`, body)
  }
  await decide({ decision: 'rejected', reason: 'Ugyldig CVR' })
  await expect(page.getByRole('alert')).toContainText('Begrundelse: Ugyldig CVR')
  await expectPartnerStep(page, 'CVR & Virksomhed')
  await expect(page.getByLabel('Virksomhedsnavn')).toHaveValue('Hotel Fyrtårnet ApS')
  await expectAccessibleInAnyLight(page, 'a refused application')
  await page.goto('/hotel/partner/dashboard')
  await expectToast(page, 'Ingen adgang')

  await page.goto(wizard)
  await checkCompany(page)
  await expect(page.getByRole('heading', { name: 'Kontoen er klar' })).toBeVisible()
  await page.getByRole('button', { name: 'Afslut' }).click()
  await expectPartnerStep(page, 'Bekræftelse')
  await decide({ decision: 'approved' })
  await expect(page.getByText('Din virksomhed er godkendt')).toBeVisible()
})

test('documents are sent, opened and removed, and a refused one is explained', async ({ member, watch }) => {
  const { page } = await member()
  watch.expectRefusal(422, /\/partner\/documents$/)
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  const section = page.getByRole('region', { name: 'Dokumenter' })
  await expect(section.getByText('Ingen dokumenter endnu')).toBeVisible()
  const choose = (content: string): Promise<void> =>
    section
      .getByTestId('company-document')
      .setInputFiles({ name: 'bevis.pdf', mimeType: 'application/pdf', buffer: aPdf(content) })
  await choose('<</S/JavaScript>>')
  await expect(section.getByRole('status')).toContainText('indeholder programmer')
  await section.getByLabel('Hvad er det?').selectOption({ label: 'Fuldmagt eller tegningsregel' })
  await choose('')
  await expectToast(page, 'Dokument tilføjet')
  await expect(section.getByRole('listitem')).toHaveText(/^Fuldmagt eller tegningsregelPDF · /)
  await expect(section.getByRole('status')).toHaveCount(0)
  await expectAccessibleInAnyLight(page, 'a document of a company')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Åbn Fuldmagt eller tegningsregel' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await page.reload()
  await section.getByRole('button', { name: 'Fjern Fuldmagt eller tegningsregel' }).click()
  await expectToast(page, 'Dokument fjernet')
  await expect(section.getByText('Ingen dokumenter endnu')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'Dokumenter' })).toBeFocused()
})
