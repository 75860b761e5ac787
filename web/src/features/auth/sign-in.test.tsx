import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  aListing,
  broken,
  dashboardAnswers,
  fill,
  findDialog,
  findToast,
  frontPageAnswers,
  homeAnswers,
  mainPart,
  type OpenApp,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()

const signsIn = (app: OpenApp, person = gerda): void =>
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(person)
    return person
  })

/** Opens the form on its page. */
const onPage = async (path = '/auth', answers: Answers = frontPageAnswers()) => {
  const app = await openApp({ path, answers })
  return { app, form: await screen.findByRole('main') }
}

/** Opens the form in the dialog of the top bar. */
const inDialog = async () => {
  const app = await openApp({ path: `/listing/${home.id}`, answers: homeAnswers(home) })
  await app.user.click(await screen.findByRole('button', { name: 'Konto' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  return { app, form: await findDialog('Log ind') }
}

const write = async ({ user }: OpenApp, form: HTMLElement, email: string, password: string): Promise<void> => {
  await fill(user, await within(form).findByLabelText('E-mail'), email)
  await fill(user, within(form).getByLabelText('Adgangskode'), password)
}

const submitOf = (form: HTMLElement): HTMLElement => within(form).getByRole('button', { name: 'Log ind' })

test('a host who logs in lands on the overview', async () => {
  const { app, form } = await onPage('/auth', dashboardAnswers())
  signsIn(app, aHost())
  await write(app, form, 'hans@test.example', 'klitrose-57')
  await app.user.click(submitOf(form))
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(app.address()).toBe('/host/dashboard'))
})

test('a refused login says the same of a wrong password and of an unknown address, and a fault without a reason is one', async () => {
  const { app, form } = await onPage()
  app.answer('POST /api/auth/sign-in', refuse('auth.invalidCredentials'))
  await write(app, form, 'gerda@test.example', 'en-helt-anden')
  await app.user.click(submitOf(form))
  await findToast('E-mail eller adgangskode er forkert.')
  expect(submitOf(form)).toBeEnabled()
  // The server gives no reason.
  app.answer('POST /api/auth/sign-in', broken(500))
  await app.user.click(submitOf(form))
  await findToast('Der opstod en fejl')
})

for (const [where, open] of [
  ['on the page', onPage],
  ['in the dialog', inDialog],
] as const)
  test(`a failed login ${where} shows an error, keeps input and focus, and can be retried`, async () => {
    const { app, form } = await open()
    app.answer('POST /api/auth/sign-in', refuse('auth.invalidCredentials'))
    await write(app, form, 'gerda@test.example', 'en-helt-anden')
    const submit = submitOf(form)
    submit.focus()
    await app.user.keyboard('{Enter}')
    expect(await within(form).findByRole('alert')).toHaveTextContent('E-mail eller adgangskode er forkert.')
    await findToast('E-mail eller adgangskode er forkert.')
    expect(submit).toHaveFocus()
    expect(within(form).getByLabelText('E-mail')).toHaveValue('gerda@test.example')
    expect(within(form).getByLabelText('Adgangskode')).toHaveValue('en-helt-anden')
    await app.user.click(within(form).getByRole('button', { name: 'Opret konto' }))
    const other = where === 'on the page' ? form : await findDialog('Opret konto')
    await within(other).findByLabelText('Navn')
    expect(within(other).queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(within(other).getByRole('button', { name: 'Log ind' }))
    const again = where === 'on the page' ? form : await findDialog('Log ind')
    signsIn(app)
    await fill(app.user, await within(again).findByLabelText('Adgangskode'), 'klitrose-57')
    await app.user.keyboard('{Enter}')
    await findToast('Velkommen tilbage!')
    expect(app.requests('POST /api/auth/sign-in').at(-1)).toMatchObject({
      body: { email: 'gerda@test.example', password: 'klitrose-57' },
    })
  })

test('a foreign `next` address is ignored after signing in, and by who is signed in already', async () => {
  for (const next of ['//evil.example/trips', 'https://evil.example/']) {
    const path = `/auth?next=${encodeURIComponent(next)}`
    const { app, form } = await onPage(path)
    signsIn(app)
    await write(app, form, 'gerda@test.example', 'klitrose-57')
    await app.user.click(submitOf(form))
    await findToast('Velkommen tilbage!')
    await waitFor(() => expect(app.address()).toBe('/'))
    const already = await openApp({ path, person: gerda, answers: frontPageAnswers() })
    await waitFor(() => expect(already.address()).toBe('/'))
    expect(already.leftFor()).toEqual([])
  }
})

test('the form to log in names its mode, and its heading changes with it', async () => {
  const { app } = await onPage()
  const main = await mainPart()
  expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('Log ind')
  await app.user.click(main.getByRole('button', { name: 'Opret konto' }))
  await waitFor(() => expect(app.address()).toBe('/auth?mode=sign-up'))
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Opret konto')
})
