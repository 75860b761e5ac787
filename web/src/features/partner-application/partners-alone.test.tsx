import { expect, test } from 'vitest'
import {
  aGuest,
  aHost,
  anApplication,
  aPayoutAccount,
  findToast,
  frontPageAnswers,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../test/kit.ts'

test('an account that the provider closed leads to the contact page, and an application without one gets no role', async () => {
  const person = aGuest()
  const app = await openApp({
    path: '/hotel/partner/opret?onboarding=done',
    person,
    answers: {
      'GET /api/partner': {
        application: anApplication(),
        account: aPayoutAccount({ status: 'disabled', detailsSubmitted: true }),
      },
      'POST /api/partner/role': refuse('payout.accountDisabled'),
    },
  })
  await findToast('Kunne ikke godkende konto')
  await screen.findByText('Stripe har lukket kontoen')
  expect(screen.getByText('Kontakt os').closest('a')).toHaveAttribute('href', '/contact')
  await waitFor(() => expect(app.address()).toBe('/hotel/partner/opret'))
  const later = await openApp({ path: '/hotel/partner/dashboard', person, answers: frontPageAnswers() })
  await findToast('Ingen adgang')
  await waitFor(() => expect(later.address()).toBe('/'))
})

test('hotels to describe are for partners alone', async () => {
  const app = await openApp({ path: '/hotel/partner/hoteller/ny', person: aHost(), answers: frontPageAnswers() })
  await findToast('Ingen adgang')
  await waitFor(() => expect(app.address()).toBe('/'))
})

test('a company that was refused before waits for an approval, without the way to the partners’ pages', async () => {
  const waiting = anApplication({ step: 'complete', completedAt: '2031-05-14T08:10:00.000Z' })
  await openApp({
    path: '/hotel/partner/opret',
    person: aGuest(),
    answers: { 'GET /api/partner': { application: waiting, account: aPayoutAccount({ status: 'enabled' }) } },
  })
  await screen.findByText('Ansøgningen venter på godkendelse')
  expect(screen.queryByText('Velkommen som hotelpartner!')).toBeNull()
  expect(screen.getByRole('main').querySelector('a[href="/hotel/partner/dashboard"]')).toBeNull()
})
