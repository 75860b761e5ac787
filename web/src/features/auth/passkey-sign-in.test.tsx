import { expect, test } from 'vitest'
import {
  aGuest,
  aListing,
  aPasskeyRequest,
  findDialog,
  findToast,
  homeAnswers,
  mainPart,
  openApp,
  openAtNumbers,
  plugInPasskeys,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()
const path = `/listing/${home.id}?${stayQuery}`

test('a passkey signs in in the dialog by keyboard, after one that the device refused', async () => {
  const device = plugInPasskeys()
  const app = await openApp({
    path,
    answers: { ...homeAnswers(home), 'POST /api/auth/passkey/start': aPasskeyRequest() },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Konto' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Log ind' }))
  const dialog = await findDialog('Log ind')
  device.recognises(false)
  const byPasskey = await within(dialog).findByRole('button', { name: 'Log ind med adgangsnøgle' })
  byPasskey.focus()
  await app.user.keyboard('{Enter}')
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Vi fik ingen adgangsnøgle. Prøv igen, eller vælg en anden måde.',
  )
  device.recognises(true)
  app.answer('POST /api/auth/passkey', () => {
    app.signsIn(gerda)
    return gerda
  })
  byPasskey.focus()
  await app.user.keyboard('{Enter}')
  await findToast('Velkommen tilbage!')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(app.address()).toBe(path)
  expect(app.requests('POST /api/auth/passkey')).toMatchObject([{ body: { token: 'begun', id: 'AQIDBA' } }])
})

test('at an address of numbers no passkey is offered to sign in with', async () => {
  plugInPasskeys()
  openAtNumbers()
  await openApp({ path: '/auth' })
  const main = await mainPart()
  await main.findByLabelText('E-mail')
  expect(main.queryByRole('button', { name: 'Log ind med adgangsnøgle' })).not.toBeInTheDocument()
})
