import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  aListing,
  anAdmin,
  dashboardAnswers,
  findToast,
  frontPageAnswers,
  homeAnswers,
  hubAnswers,
  inTurn,
  openApp,
  screen,
  searchAnswers,
  testNow,
  waitFor,
} from '../../../test/kit.ts'

const home = aListing()
const answers = {
  ...homeAnswers(home),
  ...frontPageAnswers(),
  ...searchAnswers([]),
  'GET /api/listings/loosen': { items: [] },
  ...dashboardAnswers(),
  ...hubAnswers(),
} satisfies Answers
const button = { name: 'Admin Panel' } as const
/** What the pages of administrators ask, where nothing has happened yet. */
const adminAnswers: Answers = {
  'GET /api/admin/campaigns/christmas': { running: false, revision: 1 },
  'GET /api/admin/reconciliations': { reports: [] },
  'GET /api/admin/refunds': { items: [] },
}

test('administrators have a button to their pages on every page, and nobody else has', async () => {
  for (const path of [
    '/',
    '/search?place=Skagen',
    `/listing/${home.id}`,
    '/trips',
    '/profile',
    '/host/dashboard',
    '/auth',
  ]) {
    await openApp({ path, person: anAdmin(), answers })
    expect(await screen.findByRole('link', button)).toHaveAttribute('href', '/admin')
  }
  for (const person of [null, aGuest(), aHost()])
    for (const path of ['/', `/listing/${home.id}`]) {
      await openApp({ path, person, answers })
      await screen.findByRole('contentinfo')
      await screen.findAllByRole('heading', { level: 1 })
      expect(screen.queryByRole('link', button)).not.toBeInTheDocument()
    }
})

test('the button leads to the pages of administrators, and they lead to each other', async () => {
  const app = await openApp({ path: '/trips', person: anAdmin(), answers: { ...answers, ...adminAnswers } })
  await app.user.click(await screen.findByRole('link', button))
  await screen.findByRole('heading', { level: 1, name: 'Admin Panel' })
  expect(app.address()).toBe('/admin')
  await app.user.click(await screen.findByRole('link', { name: /^Afstemning/ }))
  await waitFor(() => expect(app.address()).toBe('/admin/reconciliation'))
})

test('strangers who open a page of administrators sign in, others are asked about once more and sent to the front', async () => {
  const stranger = await openApp({ path: '/admin' })
  await waitFor(() => expect(stranger.address()).toBe('/auth?next=%2Fadmin'))
  const app = await openApp({ path: '/admin', person: aHost(), answers })
  await waitFor(() => expect(app.address()).toBe('/'))
  await findToast('Det har du ikke adgang til.')
  expect(app.requests('GET /api/auth/session')).toHaveLength(2)
})

test('somebody who was made an administrator a moment ago is let in', async () => {
  const admin = anAdmin()
  const session = { ...admin, termsChanged: false, now: testNow }
  const app = await openApp({
    path: '/admin',
    answers: {
      ...adminAnswers,
      // The first answer is from before the role.
      'GET /api/auth/session': inTurn({ ...session, roles: aGuest().roles }, session),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Admin Panel' })
  expect(app.requests('GET /api/auth/session')).toHaveLength(2)
})
