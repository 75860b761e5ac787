import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  fill,
  findToast,
  frontPageAnswers,
  mainPart,
  type OpenApp,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../test/kit.ts'

const opened = (answers: Answers = {}) =>
  openApp({ path: '/auth?mode=sign-up', answers: { ...frontPageAnswers(), ...answers } })

/** The form's fields, filled like a person does. */
const formOf = async ({ user }: OpenApp) => {
  const main = await mainPart()
  const name = await main.findByLabelText('Navn')
  const email = main.getByLabelText('E-mail')
  const password = main.getByLabelText('Adgangskode')
  return {
    main,
    email,
    password,
    write: async (values: { name?: string; email: string; password: string }): Promise<void> => {
      if (values.name !== undefined) await fill(user, name, values.name)
      await fill(user, email, values.email)
      await fill(user, password, values.password)
    },
    send: () => user.click(main.getByRole('button', { name: 'Opret konto' })),
  }
}

const signe = { name: 'Signe Strand', email: 'signe@test.example', password: 'klitrose-57' }

/** A person is signed up, and is who pages know from then on. */
const becomes = (app: OpenApp, roles: ('guest' | 'host')[]): void =>
  app.answer('POST /api/auth/sign-up', () => {
    const person = { ...aGuest({ name: signe.name, email: signe.email }), roles }
    app.signsIn(person)
    return person
  })

test('sign-up shows its errors at once after a try, and sends nothing', async () => {
  const app = await opened()
  const { main, write, send } = await formOf(app)
  await send()
  const alert = await main.findByRole('alert')
  await waitFor(() => expect(alert).toHaveFocus())
  for (const fault of ['Skriv dit navn', 'Skriv din e-mail', 'Skriv din adgangskode'])
    expect(alert).toHaveTextContent(fault)
  await write({ name: signe.name, email: 'ikke en adresse', password: 'kort' })
  expect(alert).toHaveTextContent('Skriv en e-mail som navn@eksempel.dk')
  expect(alert).toHaveTextContent('Adgangskoden skal have mindst 6 tegn')
  expect(app.requests('POST /api/auth/sign-up')).toEqual([])
})

test('a new guest is welcomed, lands on the front page, and is sent with the language of the page', async () => {
  const app = await opened()
  becomes(app, ['guest'])
  const { write, send } = await formOf(app)
  await write(signe)
  await send()
  await findToast('Konto oprettet! Du er nu logget ind.')
  await waitFor(() => expect(app.address()).toBe('/'))
  await screen.findByRole('button', { name: 'Konto: Signe Strand' })
  expect(app.requests('POST /api/auth/sign-up')).toMatchObject([
    { body: { ...signe, rolePreference: 'guest', locale: 'da' } },
  ])
})

test('who signs up on a German page is sent as somebody who reads German', async () => {
  const app = await openApp({ path: '/auth?mode=sign-up', language: 'de', answers: frontPageAnswers() })
  becomes(app, ['guest'])
  const main = await mainPart()
  await fill(app.user, await main.findByLabelText('Name'), 'Greta Gast')
  await fill(app.user, main.getByLabelText('E-Mail'), 'greta@test.example')
  await fill(app.user, main.getByLabelText('Passwort'), 'klitrose-57')
  await app.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: /Signe Strand/ })
  expect(app.requests('POST /api/auth/sign-up')).toMatchObject([{ body: { name: 'Greta Gast', locale: 'de' } }])
})

test("a person who chooses 'Begge dele' at sign-up lands on the front page, as a host", async () => {
  const app = await opened()
  becomes(app, ['guest', 'host'])
  const { main, write, send } = await formOf(app)
  await write(signe)
  await app.user.click(main.getByText('Begge dele'))
  await send()
  await findToast('Konto oprettet! Du er nu logget ind.')
  await waitFor(() => expect(app.address()).toBe('/'))
  await app.user.click(await screen.findByRole('button', { name: 'Konto: Signe Strand' }))
  await screen.findByRole('menuitem', { name: 'Host Dashboard' })
  expect(app.requests('POST /api/auth/sign-up')).toMatchObject([{ body: { rolePreference: 'both' } }])
})

test('a known e-mail and an address that only the server refuses are worded, at the field where there is one', async () => {
  const app = await opened({ 'POST /api/auth/sign-up': refuse('auth.emailTaken') })
  const { main, email, write, send } = await formOf(app)
  await write(signe)
  await send()
  await findToast('Der findes allerede en konto med den e-mail.')
  expect(main.getByRole('alert')).toHaveTextContent('Der findes allerede en konto med den e-mail.')
  // Valid for the form, invalid for the server.
  app.answer('POST /api/auth/sign-up', refuse('request.invalid', { issues: [{ path: '/email', message: 'x' }] }))
  await write({ ...signe, email: 'signe@strand.d' })
  await send()
  await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent('Skriv en e-mail som navn@eksempel.dk'))
  expect(email).toHaveAccessibleDescription(/Skriv en e-mail som navn@eksempel.dk/)
})

test('a guessable password is refused in words, at its field', async () => {
  const app = await opened()
  const { main, password, write, send } = await formOf(app)
  for (const [chosen, code, words] of [
    ['PASSWORD', 'auth.passwordTooCommon', 'Den adgangskode er for almindelig. Vælg en anden.'],
    ['Signe-Strand-1', 'auth.passwordPersonal', 'Brug ikke dit navn eller din e-mail som adgangskode.'],
    ['      ', 'auth.passwordBlank', 'Adgangskoden må ikke kun bestå af mellemrum.'],
  ] as const) {
    app.answer('POST /api/auth/sign-up', refuse(code))
    await write({ ...signe, password: chosen })
    await send()
    await waitFor(() => expect(main.getByRole('alert')).toHaveTextContent(words))
    expect(password).toHaveAccessibleDescription(new RegExp(words))
  }
})
