import { expect, test } from 'vitest'
import {
  aCard,
  aGuest,
  findDialog,
  findToast,
  hold,
  liveLine,
  type OpenApp,
  openApp,
  refuse,
  screen,
  searchAnswers,
  type Visit,
  waitFor,
  within,
} from '../../../test/kit.ts'

/** Opens the login dialog over the search, by the menu of the top bar. */
const openLogin = async (visit: Partial<Visit> = {}): Promise<OpenApp> => {
  const answers = { ...searchAnswers([aCard()]), ...visit.answers }
  const app = await openApp({ path: '/search?place=Skagen', ...visit, answers })
  await app.user.click(await screen.findByRole('button', { name: 'Konto' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  return app
}

const fillLogin = async ({ user }: OpenApp, dialog: HTMLElement, password = 'klitrose-57'): Promise<void> => {
  await user.type(within(dialog).getByLabelText('E-mail'), 'gerda@test.example')
  await user.clear(within(dialog).getByLabelText('Adgangskode'))
  await user.type(within(dialog).getByLabelText('Adgangskode'), password)
}

test('the login dialog opens for logging in and has a link to sign up', async () => {
  const { user } = await openLogin()
  const dialog = await findDialog('Log ind')
  expect(within(dialog).queryByLabelText('Navn')).not.toBeInTheDocument()
  await user.click(await within(dialog).findByRole('button', { name: 'Opret konto' }))
  const signUp = within(await findDialog('Opret konto'))
  expect(signUp.getByPlaceholderText('Dit fulde navn')).toBeVisible()
  expect(signUp.getByPlaceholderText('Mindst 6 tegn')).toBeVisible()
  expect(signUp.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
  expect(signUp.getAllByRole('radio')).toHaveLength(3)
  expect(signUp.getByRole('radio', { name: 'Jeg vil rejse' })).toBeChecked()
  expect(signUp.getByRole('radio', { name: 'Jeg vil leje ud' })).not.toBeChecked()
  expect(signUp.getByRole('radio', { name: 'Begge dele' })).not.toBeChecked()
  await user.click(signUp.getByRole('button', { name: 'Log ind' }))
  await findDialog('Log ind')
})

test('the login dialog shows its form with every way to sign in at once, so that nothing moves under the pointer', async () => {
  const providers = hold('GET /api/auth/providers')
  await openLogin({ screen: 'phone', answers: { 'GET /api/auth/providers': providers } })
  const dialog = await findDialog('Log ind')
  await providers.asked
  expect(within(dialog).queryByRole('link', { name: 'Glemt adgangskode?' })).not.toBeInTheDocument()
  providers.release({ providers: [{ id: 'demo', name: 'Demo' }] })
  expect(await within(dialog).findByRole('link', { name: 'Glemt adgangskode?' })).toBeVisible()
  expect(within(dialog).getByRole('button', { name: /Demo/ })).toBeVisible()
})

test('a guest who logs in is welcomed and stays on the page', async () => {
  const signIn = hold('POST /api/auth/sign-in')
  const app = await openLogin({ answers: { 'POST /api/auth/sign-in': signIn } })
  const dialog = await findDialog('Log ind')
  await within(dialog).findByLabelText('E-mail')
  await fillLogin(app, dialog)
  const submit = within(dialog).getByRole('button', { name: 'Log ind' })
  await app.user.click(submit)
  await signIn.asked
  expect(submit).toBeDisabled()
  expect(submit).toHaveAttribute('aria-busy', 'true')
  expect(submit.querySelector('.animate-turn')).toBeVisible()
  const gerda = aGuest()
  app.signsIn(gerda)
  signIn.release(gerda)
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.address()).toBe('/search?place=Skagen')
  expect(app.requests('POST /api/auth/sign-in')).toMatchObject([
    { body: { email: 'gerda@test.example', password: 'klitrose-57' } },
  ])
})

test('a failed login in the dialog shows an error, keeps input and focus, and can be retried', async () => {
  const app = await openLogin({ answers: { 'POST /api/auth/sign-in': refuse('auth.invalidCredentials') } })
  const dialog = await findDialog('Log ind')
  const form = within(dialog)
  await form.findByLabelText('E-mail')
  await fillLogin(app, dialog, 'en-helt-anden')
  const submit = form.getByRole('button', { name: 'Log ind' })
  submit.focus()
  await app.user.keyboard('{Enter}')
  expect(await form.findByRole('alert')).toHaveTextContent('E-mail eller adgangskode er forkert.')
  await findToast('E-mail eller adgangskode er forkert.')
  expect(submit).toHaveFocus()
  expect(form.getByLabelText('E-mail')).toHaveValue('gerda@test.example')
  expect(form.getByLabelText('Adgangskode')).toHaveValue('en-helt-anden')
  await app.user.click(form.getByRole('button', { name: 'Opret konto' }))
  expect(form.queryByRole('alert')).not.toBeInTheDocument()
  await app.user.click(form.getByRole('button', { name: 'Log ind' }))
  const gerda = aGuest()
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(gerda)
    return gerda
  })
  await app.user.clear(form.getByLabelText('Adgangskode'))
  await app.user.type(form.getByLabelText('Adgangskode'), 'klitrose-57{Enter}')
  await findToast('Velkommen tilbage!')
})

test('the fields are empty again after a login', async () => {
  const gerda = aGuest()
  const app = await openLogin({ answers: { 'POST /api/auth/sign-in': gerda } })
  const dialog = await findDialog('Log ind')
  await within(dialog).findByLabelText('E-mail')
  await fillLogin(app, dialog)
  app.signsIn(gerda)
  await app.user.keyboard('{Enter}')
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await screen.findByRole('button', { name: 'Konto: Gerda Gæst' })
  // The session ends elsewhere, and the page stays as it is.
  app.signsIn(null)
  liveLine.close(4401)
  await app.user.click(await screen.findByRole('button', { name: 'Konto' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  const again = within(await findDialog('Log ind'))
  expect(again.getByLabelText('E-mail')).toHaveValue('')
  expect(again.getByLabelText('Adgangskode')).toHaveValue('')
  expect(app.leftFor()).toEqual([])
})
