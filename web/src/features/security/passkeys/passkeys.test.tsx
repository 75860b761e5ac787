import { expect, test } from 'vitest'
import {
  accountAnswers,
  aGuest,
  aPasskey,
  aPasskeyRequest,
  findDialog,
  openApp,
  openAtNumbers,
  plugInPasskeys,
  refuse,
  screen,
  within,
} from '../../../../test/kit.ts'

const path = '/profile?profile=security'

test('a passkey confirms who a person is before a sensitive change, which then goes on', async () => {
  plugInPasskeys()
  const proof = { confirmed: false }
  const app = await openApp({
    path,
    person: aGuest(),
    answers: {
      ...accountAnswers(),
      'GET /api/me/passkeys': { passkeys: [aPasskey()] },
      'POST /api/me/two-factor/start': () =>
        proof.confirmed
          ? { uri: 'otpauth://totp/Nordbo:gerda?secret=AAAA', key: 'A'.repeat(40) }
          : refuse('auth.stepUpRequired'),
      'POST /api/auth/step-up/passkey/start': aPasskeyRequest(),
      'POST /api/auth/step-up/passkey': () => {
        proof.confirmed = true
        return { confirmedUntil: '2031-05-14T08:10:00.000Z' }
      },
    },
  })
  await app.user.click(await screen.findByRole('switch', { name: 'Totrinsbekræftelse' }))
  const ask = within(await findDialog('Bekræft, at det er dig'))
  expect(ask.getByLabelText('Din adgangskode')).toBeVisible()
  await app.user.click(await ask.findByRole('button', { name: 'Bekræft med adgangsnøgle' }))
  await findDialog('Slå totrinsbekræftelse til')
  expect(app.requests('POST /api/auth/step-up/passkey')).toHaveLength(1)
})

test('at an address of numbers no passkey is offered, and the tab says why', async () => {
  plugInPasskeys()
  openAtNumbers()
  await openApp({ path, person: aGuest(), answers: accountAnswers() })
  const section = await screen.findByRole('region', { name: 'Adgangsnøgler' })
  expect(section).toHaveTextContent('Denne browser kan ikke bruge adgangsnøgler på denne adresse.')
  expect(within(section).queryAllByRole('button')).toEqual([])
})
