import { expect, test } from 'vitest'
import {
  type Answers,
  accountAnswers,
  aGuest,
  fill,
  findDialog,
  findToast,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const path = '/profile?profile=account'

const opened = (answers: Answers = {}) => openApp({ path, person: gerda, answers: { ...accountAnswers(), ...answers } })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a test notification that is sent says so, and one that is refused says why', async () => {
  const app = await opened({ 'POST /api/me/test-notification': {} })
  const send = await screen.findByRole('button', { name: 'Send test-notifikation' })
  await app.user.click(send)
  await findToast('Test-notifikation sendt!')
  app.answer('POST /api/me/test-notification', refuse('auth.tooManyAttempts', { retryAfterSeconds: 120 }))
  await app.user.click(send)
  await findToast('Fejl: For mange forsøg. Prøv igen om 2 min.')
})

test('a new address is asked for before it is sent, and the change waits for both addresses', async () => {
  const app = await opened()
  const email = await section('E-mail')
  const change = email.getByRole('button', { name: 'Skift e-mail' })
  const field = email.getByLabelText('Ny e-mail')
  expect(email.getByText(gerda.user.email)).toBeVisible()
  expect(change).toBeDisabled()
  await fill(app.user, field, 'ikke-en-adresse')
  await app.user.click(change)
  expect(field).toHaveAccessibleDescription(/Skriv en e-mail som/)
  expect(app.requests('POST /api/auth/change-email')).toEqual([])
  const pending = { email: 'ny@test.example', oldConfirmed: false, newConfirmed: false }
  app.answer('POST /api/auth/change-email', () => {
    app.answer('GET /api/me/email-change', { pending })
    return {}
  })
  await fill(app.user, field, pending.email)
  await app.user.click(change)
  await findToast('Bekræftelses-e-mail sendt til ny@test.example')
  await email.findByText('Skift til ny@test.example venter')
  expect(email.getByText('Din nuværende adresse: venter på bekræftelse')).toBeVisible()
  expect(field).toHaveValue('')
})

test('a change of the address asks who it is when the last proof is old, and then goes on', async () => {
  const app = await opened()
  const proof = { confirmed: false }
  app.answer('POST /api/auth/change-email', () => (proof.confirmed ? {} : refuse('auth.stepUpRequired')))
  app.answer('POST /api/auth/step-up', refuse('auth.passwordWrong'))
  const email = await section('E-mail')
  await fill(app.user, email.getByLabelText('Ny e-mail'), 'ny@test.example')
  await app.user.keyboard('{Enter}')
  const ask = await findDialog('Bekræft, at det er dig')
  const password = within(ask).getByLabelText('Din adgangskode')
  await fill(app.user, password, 'forkert-kode')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Adgangskoden er forkert/))
  app.answer('POST /api/auth/step-up', () => {
    proof.confirmed = true
    app.answer('GET /api/me/email-change', {
      pending: { email: 'ny@test.example', oldConfirmed: false, newConfirmed: false },
    })
    return { confirmedUntil: '2031-05-14T08:10:00.000Z' }
  })
  await fill(app.user, password, 'klitrose-57')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(ask).not.toBeInTheDocument())
  await findToast('Bekræftelses-e-mail sendt til ny@test.example')
  await email.findByText('Skift til ny@test.example venter')
  const [first, again] = app.requests('POST /api/auth/change-email')
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(app.requests('POST /api/auth/step-up').map(({ body }) => body)).toEqual([
    { password: 'forkert-kode' },
    { password: 'klitrose-57' },
  ])
})

test('a new password waits for its three fields, which are judged before anything is sent', async () => {
  const app = await opened()
  const password = await section('Adgangskode')
  const change = await password.findByRole('button', { name: 'Skift adgangskode' })
  const current = password.getByLabelText('Nuværende adgangskode')
  const chosen = password.getByLabelText('Ny adgangskode')
  const again = password.getByLabelText('Gentag ny adgangskode')
  expect(change).toBeDisabled()
  await fill(app.user, current, 'klitrose-57')
  await fill(app.user, chosen, 'klitrose-58')
  expect(change).toBeDisabled()
  await fill(app.user, again, 'klitrose-59')
  await app.user.keyboard('{Enter}')
  expect(again).toHaveAccessibleDescription(/Adgangskoder matcher ikke/)
  await fill(app.user, chosen, '12345')
  await fill(app.user, again, '12345')
  await app.user.keyboard('{Enter}')
  expect(chosen).toHaveAccessibleDescription(/Adgangskoden skal have mindst 6 tegn/)
  expect(app.requests('POST /api/auth/change-password')).toEqual([])
})
