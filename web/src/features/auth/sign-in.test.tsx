import { expect, test } from 'vitest'
import {
  aGuest,
  broken,
  findToast,
  mainPart,
  type OpenApp,
  openApp,
  refuse,
  screen,
  shownToasts,
  waitFor,
} from '../../../test/kit.ts'

/** Opens a page with the form of an account. */
const openForm = async (visit: Parameters<typeof openApp>[0]) => {
  const app = await openApp(visit)
  const main = await mainPart()
  await main.findByLabelText('E-mail')
  return { app, main }
}

type Form = Awaited<ReturnType<typeof openForm>>

const fillLogin = async ({ app, main }: Form, email: string, password: string): Promise<void> => {
  for (const [label, text] of [
    ['E-mail', email],
    ['Adgangskode', password],
  ] as const) {
    await app.user.clear(main.getByLabelText(label))
    await app.user.type(main.getByLabelText(label), text)
  }
}

/** Answers the next login, by which this person is signed in. */
const welcome = (app: OpenApp, person = aGuest()): void =>
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(person)
    return person
  })

test('a wrong password is refused in words, and so is an answer without a reason', async () => {
  const form = await openForm({
    path: '/auth',
    answers: { 'POST /api/auth/sign-in': refuse('auth.invalidCredentials') },
  })
  const { app, main } = form
  await fillLogin(form, 'gerda@test.example', 'en-helt-anden')
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  await findToast('E-mail eller adgangskode er forkert.')
  expect(main.getByRole('button', { name: 'Log ind' })).toBeEnabled()
  app.answer('POST /api/auth/sign-in', broken(500))
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  await findToast('Der opstod en fejl')
})

test('a failed login on the page shows an error, keeps input and focus, and can be retried', async () => {
  const form = await openForm({
    path: '/auth',
    answers: { 'POST /api/auth/sign-in': refuse('auth.invalidCredentials') },
  })
  const { app, main } = form
  await fillLogin(form, 'gerda@test.example', 'en-helt-anden')
  const submit = main.getByRole('button', { name: 'Log ind' })
  submit.focus()
  await app.user.keyboard('{Enter}')
  expect(await main.findByRole('alert')).toHaveTextContent('E-mail eller adgangskode er forkert.')
  expect(submit).toHaveFocus()
  expect(main.getByLabelText('E-mail')).toHaveValue('gerda@test.example')
  expect(main.getByLabelText('Adgangskode')).toHaveValue('en-helt-anden')
  await app.user.click(main.getByRole('button', { name: 'Opret konto' }))
  expect(main.queryByRole('alert')).not.toBeInTheDocument()
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  welcome(app)
  await app.user.type(main.getByLabelText('Adgangskode'), '{Enter}')
  await findToast('Velkommen tilbage!')
})

test('a foreign `next` address is ignored after signing in', async () => {
  for (const next of ['//evil.example/trips', 'https://evil.example/']) {
    const form = await openForm({ path: `/auth?next=${encodeURIComponent(next)}` })
    welcome(form.app)
    await fillLogin(form, 'gerda@test.example', 'klitrose-57')
    await form.app.user.click(form.main.getByRole('button', { name: 'Log ind' }))
    await waitFor(() => expect(form.app.address()).toBe('/'))
    expect(form.app.leftFor()).toEqual([])
  }
})

test('a known e-mail and a guessable password are refused', async () => {
  const form = await openForm({
    path: '/auth?mode=sign-up',
    answers: { 'POST /api/auth/sign-up': refuse('auth.emailTaken') },
  })
  const { app, main } = form
  const submit = main.getByRole('button', { name: 'Opret konto' })
  await app.user.type(main.getByLabelText('Navn'), 'Signe Strand')
  await fillLogin(form, 'gerda@test.example', 'klitrose-57')
  await app.user.click(submit)
  await findToast('Der findes allerede en konto med den e-mail.')
  expect(main.getByRole('alert')).toHaveTextContent('Der findes allerede en konto med den e-mail.')
  // Valid for the form, invalid for the server.
  app.answer('POST /api/auth/sign-up', refuse('request.invalid', { issues: [{ path: '/email', message: 'invalid' }] }))
  await fillLogin(form, 'signe@strand.d', 'klitrose-57')
  await app.user.click(submit)
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('Skriv en e-mail som navn@eksempel.dk'))
  expect(main.getByLabelText('E-mail')).toHaveAccessibleDescription(/Skriv en e-mail som navn@eksempel.dk/)
  for (const [code, words] of [
    ['auth.passwordTooCommon', 'Den adgangskode er for almindelig. Vælg en anden.'],
    ['auth.passwordPersonal', 'Brug ikke dit navn eller din e-mail som adgangskode.'],
    ['auth.passwordBlank', 'Adgangskoden må ikke kun bestå af mellemrum.'],
  ] as const) {
    app.answer('POST /api/auth/sign-up', refuse(code))
    await fillLogin(form, 'signe@strand.example', 'klitrose-57')
    await app.user.click(submit)
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(words))
    expect(main.getByLabelText('Adgangskode')).toHaveAccessibleDescription(new RegExp(words))
  }
})

test('a failure to become a host is silent', async () => {
  const app = await openApp({
    path: '/trips',
    person: aGuest(),
    answers: {
      'GET /api/bookings': { items: [], counts: { upcoming: 0, past: 0 }, nextCursor: null },
      'POST /api/me/roles/host': refuse('service.unavailable'),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Rejser' })
  await app.user.click(await screen.findByRole('button', { name: 'Konto: Gerda Gæst' }))
  const become = await screen.findByRole('menuitem', { name: 'Bliv vært' })
  await app.user.click(become)
  await waitFor(() => expect(app.requests('POST /api/me/roles/host')).toHaveLength(1))
  await waitFor(() => expect(become).not.toBeInTheDocument())
  expect(app.address()).toBe('/trips')
  expect(shownToasts()).toEqual([])
})
