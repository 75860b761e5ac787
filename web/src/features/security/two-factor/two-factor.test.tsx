import { expect, test } from 'vitest'
import {
  accountAnswers,
  aGuest,
  fill,
  findDialog,
  findToast,
  noTwoFactor,
  type OpenApp,
  openApp,
  recoveryCodes,
  refuse,
  screen,
  twoFactorOn,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const path = '/profile?profile=security'
const confirmedUntil = '2031-05-14T08:10:00.000Z'

/** Opens the tab of somebody who uses two factors. */
const opened = async (): Promise<OpenApp> => {
  const answers = { ...accountAnswers(), 'GET /api/me/two-factor': twoFactorOn }
  const app = await openApp({ path, person: aGuest(), answers })
  await waitFor(async () => expect(await findSwitch()).toBeChecked())
  return app
}

const findSwitch = () => screen.findByRole('switch', { name: 'Totrinsbekræftelse' })

const askForNewCodes = async ({ user }: OpenApp): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Nye gendannelseskoder' }))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Lav nye koder' }))
}

const turnOff = async ({ user }: OpenApp): Promise<void> => {
  await user.click(await findSwitch())
  await user.click(within(await findDialog()).getByRole('button', { name: 'Slå fra' }))
}

const shownCodes = async (): Promise<(string | null)[]> => {
  const shown = within(await findDialog('Dine gendannelseskoder'))
  return shown.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('two-factor is turned off again, and new recovery codes are shown before', async () => {
  const app = await opened()
  app.answer('POST /api/me/two-factor/recovery-codes', { recoveryCodes: recoveryCodes('n') })
  await askForNewCodes(app)
  expect(await shownCodes()).toEqual(recoveryCodes('n'))
  await app.user.click(screen.getByRole('button', { name: 'Jeg har gemt koderne' }))
  app.answer('POST /api/me/two-factor/disable', () => {
    app.answer('GET /api/me/two-factor', noTwoFactor)
    return noTwoFactor
  })
  await turnOff(app)
  await findToast('Sikkerhedsindstillinger opdateret')
  await waitFor(async () => expect(await findSwitch()).not.toBeChecked())
})

test('a change that fails says so, and the switch stays', async () => {
  const app = await opened()
  app.answer('POST /api/me/two-factor/disable', refuse('service.unavailable'))
  await turnOff(app)
  await findToast('Kunne ikke opdatere indstillinger')
  expect(await findSwitch()).toBeChecked()
})

test('a step-up asks for the password and a code, and the change goes on', async () => {
  const app = await opened()
  const proof = { confirmed: false }
  app.answer('POST /api/me/two-factor/recovery-codes', () =>
    proof.confirmed ? { recoveryCodes: recoveryCodes('n') } : refuse('auth.stepUpRequired'),
  )
  app.answer('POST /api/auth/step-up', { twoFactorRequired: true })
  await askForNewCodes(app)
  const ask = within(await findDialog('Bekræft, at det er dig'))
  await fill(app.user, ask.getByLabelText('Din adgangskode'), 'klitrose-57')
  await app.user.keyboard('{Enter}')
  const code = await ask.findByLabelText('Kode fra appen')
  await waitFor(() => expect(code).toHaveFocus())
  app.answer('POST /api/auth/step-up', refuse('auth.codeInvalid'))
  await app.user.keyboard('000000{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Koden er forkert eller allerede brugt/))
  await waitFor(() => expect(code).toHaveFocus())
  app.answer('POST /api/auth/step-up', () => {
    proof.confirmed = true
    return { confirmedUntil }
  })
  await app.user.keyboard('123456{Enter}')
  expect(await shownCodes()).toEqual(recoveryCodes('n'))
  expect(screen.queryByRole('dialog', { name: 'Bekræft, at det er dig' })).not.toBeInTheDocument()
  expect(app.requests('POST /api/auth/step-up').at(-1)).toMatchObject({
    body: { password: 'klitrose-57', factor: { code: '123456' } },
  })
})

test('a recovery code takes the place of the app in a step-up', async () => {
  const app = await opened()
  const proof = { confirmed: false }
  app.answer('POST /api/me/two-factor/disable', () => {
    if (!proof.confirmed) return refuse('auth.stepUpRequired')
    app.answer('GET /api/me/two-factor', noTwoFactor)
    return noTwoFactor
  })
  app.answer('POST /api/auth/step-up', { twoFactorRequired: true })
  await turnOff(app)
  const ask = within(await findDialog('Bekræft, at det er dig'))
  await fill(app.user, ask.getByLabelText('Din adgangskode'), 'klitrose-57')
  await app.user.keyboard('{Enter}')
  await app.user.click(await ask.findByRole('button', { name: 'Brug en gendannelseskode i stedet' }))
  await waitFor(() => expect(ask.getByLabelText('Gendannelseskode')).toHaveFocus())
  app.answer('POST /api/auth/step-up', () => {
    proof.confirmed = true
    return { confirmedUntil }
  })
  const [recoveryCode = ''] = recoveryCodes()
  await app.user.keyboard(`${recoveryCode}{Enter}`)
  await waitFor(async () => expect(await findSwitch()).not.toBeChecked())
  expect(screen.queryByRole('dialog', { name: 'Bekræft, at det er dig' })).not.toBeInTheDocument()
  expect(app.requests('POST /api/auth/step-up').at(-1)).toMatchObject({ body: { factor: { recoveryCode } } })
})
