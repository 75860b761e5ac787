import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  anOwnListing,
  aVerification,
  hubAnswers,
  noPayouts,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const path = '/profile?profile=hosting'

const opened = (answers: Answers = {}) => openApp({ path, person: aHost(), answers: { ...hubAnswers(), ...answers } })

test('the hosting tab lists a host’s own homes, each active or not', async () => {
  const [first, second] = [
    anOwnListing({ title: 'Klitgården', active: true }),
    anOwnListing({ title: 'Fyrhuset', active: false }),
  ]
  await opened({ 'GET /api/host/listings': { items: [first, second] } })
  const homes = await screen.findAllByTestId('hub-home')
  expect(homes).toHaveLength(2)
  for (const [place, words] of [/Klitgården.*Skagen.*Aktiv$/, /Fyrhuset.*Skagen.*Inaktiv$/].entries()) {
    expect(homes[place]).toHaveTextContent(words)
    expect(homes[place]?.querySelectorAll('img')).toHaveLength(1)
  }
})

test('the hosting tab says verified only while the newest request is approved', async () => {
  for (const [verification, words] of [
    [null, 'Ikke verificeret'],
    [aVerification({ status: 'pending' }), 'Ikke verificeret'],
    [aVerification({ status: 'rejected', reason: 'Manglende dokumentation' }), 'Ikke verificeret'],
    [aVerification({ status: 'approved' }), 'Verificeret'],
  ] as const) {
    await opened({ 'GET /api/me/verification': { verification } })
    const card = within(await screen.findByTestId('hosting-verified'))
    expect(await card.findByText(words)).toBeVisible()
  }
})

test('who is not verified, or has no payouts, is led to the tab for it', async () => {
  const app = await opened()
  const verified = within(await screen.findByTestId('hosting-verified'))
  await app.user.click(await verified.findByRole('button', { name: 'Bliv verificeret' }))
  await waitFor(() => expect(app.address()).toBe('/profile?profile=verification'))
  await app.user.click(screen.getByRole('tab', { name: 'Udlejning' }))
  const payouts = within(await screen.findByTestId('hosting-payouts'))
  expect(await payouts.findByText('Ikke konfigureret')).toBeVisible()
  await app.user.click(payouts.getByRole('button', { name: 'Opsæt konto' }))
  await waitFor(() => expect(app.address()).toBe('/profile?profile=payouts'))
})

test('payouts are configured once the details are submitted', async () => {
  await opened({ 'GET /api/host/payouts': noPayouts(true) })
  const payouts = within(await screen.findByTestId('hosting-payouts'))
  expect(await payouts.findByText('Konfigureret')).toBeVisible()
})

test('a guest is told that payouts are for hosts, and is led to hosting', async () => {
  await openApp({ path: '/profile?profile=payouts', person: aGuest(), answers: hubAnswers() })
  const panel = within(await screen.findByRole('tabpanel'))
  expect(await panel.findByText('Udbetalinger er for værter')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Bliv vært' })).toHaveAttribute('href', '/host/create?from=profile')
})
