import { expect, test } from 'vitest'
import {
  aGuest,
  aListing,
  fill,
  findDialog,
  findToast,
  homeAnswers,
  hubAnswers,
  mainPart,
  type OpenApp,
  openApp,
  recoveryCodes,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const wrong = /Koden er forkert eller allerede brugt/

const letsIn = (app: OpenApp): void =>
  app.answer('POST /api/auth/two-factor', () => {
    app.signsIn(gerda)
    return gerda
  })

const passwordOf = async ({ user }: OpenApp, form: HTMLElement): Promise<void> => {
  await fill(user, await within(form).findByLabelText('E-mail'), 'gerda@test.example')
  await fill(user, within(form).getByLabelText('Adgangskode'), 'klitrose-57')
  await user.keyboard('{Enter}')
}

test('signing in asks for the code, in the dialog by keyboard alone', async () => {
  const path = `/listing/${home.id}`
  const answers = { ...homeAnswers(home), 'POST /api/auth/sign-in': { twoFactorRequired: true } as const }
  const app = await openApp({ path, answers })
  await app.user.click(await screen.findByRole('button', { name: 'Konto' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  const dialog = await findDialog()
  await passwordOf(app, dialog)
  const code = await within(dialog).findByLabelText('Kode fra appen')
  await waitFor(() => expect(code).toHaveFocus())
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  app.answer('POST /api/auth/two-factor', refuse('auth.codeInvalid'))
  await app.user.keyboard('000000{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong))
  await waitFor(() => expect(code).toHaveFocus())
  letsIn(app)
  await app.user.keyboard('123456{Enter}')
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.requests('POST /api/auth/two-factor').map(({ body }) => body)).toEqual([
    { code: '000000' },
    { code: '123456' },
  ])
})

test('wrong codes are taken out of the field, and after the last one a person begins anew', async () => {
  const answers = { 'POST /api/auth/sign-in': { twoFactorRequired: true } as const }
  const app = await openApp({ path: '/auth?next=/trips', answers })
  const main = await mainPart()
  await passwordOf(app, await screen.findByRole('main'))
  const code = await main.findByLabelText('Kode fra appen')
  app.answer('POST /api/auth/two-factor', refuse('auth.codeInvalid'))
  for (let guess = 0; guess < 2; guess++) {
    await fill(app.user, code, '000000')
    await app.user.click(main.getByRole('button', { name: 'Bekræft' }))
    await waitFor(() => expect(code).toHaveValue(''))
    expect(code).toHaveAccessibleDescription(wrong)
  }
  app.answer('POST /api/auth/two-factor', refuse('auth.signInExpired'))
  await fill(app.user, code, '000000')
  await app.user.click(main.getByRole('button', { name: 'Bekræft' }))
  expect(await main.findByLabelText('E-mail')).toHaveValue('gerda@test.example')
  expect(main.getByRole('alert')).toHaveTextContent(
    'Login tog for lang tid, eller koden var forkert for mange gange. Start forfra.',
  )
})

test('a recovery code signs in on the page and leads where the person was going', async () => {
  const answers = { ...hubAnswers(), 'POST /api/auth/sign-in': { twoFactorRequired: true } as const }
  const app = await openApp({ path: '/auth?next=/trips', answers })
  const main = await mainPart()
  await passwordOf(app, await screen.findByRole('main'))
  await app.user.click(await main.findByRole('button', { name: 'Brug en gendannelseskode i stedet' }))
  const field = main.getByLabelText('Gendannelseskode')
  await waitFor(() => expect(field).toHaveFocus())
  letsIn(app)
  const [recoveryCode = ''] = recoveryCodes()
  await fill(app.user, field, recoveryCode)
  await app.user.click(main.getByRole('button', { name: 'Bekræft' }))
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(app.address()).toBe('/trips'))
  expect(app.requests('POST /api/auth/two-factor')).toMatchObject([{ body: { recoveryCode } }])
})
