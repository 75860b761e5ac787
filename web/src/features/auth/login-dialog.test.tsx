import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aListing,
  fill,
  findDialog,
  findToast,
  hold,
  homeAnswers,
  liveLine,
  type OpenApp,
  openApp,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const path = `/listing/${home.id}?${stayQuery}`

const opened = (answers: Answers = {}) => openApp({ path, answers: { ...homeAnswers(home), ...answers } })

/** Opens the dialog from the menu of the top bar. */
const openDialog = async ({ user }: OpenApp): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Konto' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  return findDialog('Log ind')
}

const signsIn = (app: OpenApp): void =>
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(gerda)
    return gerda
  })

const writeLogin = async ({ user }: OpenApp, dialog: HTMLElement): Promise<void> => {
  await fill(user, within(dialog).getByLabelText('E-mail'), 'gerda@test.example')
  await fill(user, within(dialog).getByLabelText('Adgangskode'), 'klitrose-57')
}

test('the login dialog opens for logging in and has a link to sign up', async () => {
  const app = await opened()
  const dialog = await openDialog(app)
  expect(within(dialog).queryByLabelText('Navn')).not.toBeInTheDocument()
  await app.user.click(within(dialog).getByRole('button', { name: 'Opret konto' }))
  const signUp = await findDialog('Opret konto')
  expect(within(signUp).getByPlaceholderText('Dit fulde navn')).toBeVisible()
  expect(within(signUp).getByPlaceholderText('Mindst 6 tegn')).toBeVisible()
  expect(within(signUp).getByLabelText('E-mail')).toHaveAttribute('type', 'email')
  expect(within(signUp).getByRole('radio', { name: 'Jeg vil rejse' })).toBeChecked()
  for (const choice of ['Jeg vil leje ud', 'Begge dele'])
    expect(within(signUp).getByRole('radio', { name: choice })).not.toBeChecked()
  expect(within(signUp).getAllByRole('radio')).toHaveLength(3)
  await app.user.click(within(signUp).getByRole('button', { name: 'Log ind' }))
  await findDialog('Log ind')
})

test('the login dialog shows its form with every way to sign in at once, so that nothing moves under the pointer', async () => {
  const providers = hold('GET /api/auth/providers')
  const app = await opened({ 'GET /api/auth/providers': providers })
  const dialog = await openDialog(app)
  await providers.asked
  expect(within(dialog).queryByRole('link', { name: 'Glemt adgangskode?' })).not.toBeInTheDocument()
  providers.release({ providers: [] })
  await within(dialog).findByRole('link', { name: 'Glemt adgangskode?' })
})

test('a guest who logs in waits at a busy button, is welcomed and stays on the page', async () => {
  const app = await opened()
  const dialog = await openDialog(app)
  await within(dialog).findByLabelText('E-mail')
  await writeLogin(app, dialog)
  const answer = hold('POST /api/auth/sign-in')
  app.answer('POST /api/auth/sign-in', answer)
  const submit = within(dialog).getByRole('button', { name: 'Log ind' })
  await app.user.click(submit)
  expect(submit).toBeDisabled()
  expect(submit).toHaveAttribute('aria-busy', 'true')
  expect(submit.querySelector('.animate-turn')).toBeInTheDocument()
  app.signsIn(gerda)
  answer.release(gerda)
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.address()).toBe(path)
})

test('the fields are empty again after a login', async () => {
  const app = await opened()
  signsIn(app)
  const dialog = await openDialog(app)
  await within(dialog).findByLabelText('E-mail')
  await writeLogin(app, dialog)
  await app.user.keyboard('{Enter}')
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  // The session ends elsewhere, and the page learns it when it asks again.
  app.signsIn(null)
  await waitFor(() => expect(liveLine.count()).toBe(1))
  liveLine.close(4401)
  const again = await openDialog(app)
  expect(await within(again).findByLabelText('E-mail')).toHaveValue('')
  expect(within(again).getByLabelText('Adgangskode')).toHaveValue('')
})
