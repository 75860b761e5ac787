import { expect, test } from 'vitest'
import {
  aGuest,
  aHost,
  aListing,
  dashboardAnswers,
  fill,
  frontPageAnswers,
  hold,
  homeAnswers,
  hubAnswers,
  mainPart,
  openApp,
  refuse,
  screen,
  waitFor,
} from '../../../test/kit.ts'

const gerda = aGuest()
const home = aListing()

test('a page that needs a session sends a visitor to sign in and back', async () => {
  const profile = await openApp({ path: '/profile' })
  await waitFor(() => expect(profile.address()).toBe('/auth?next=%2Fprofile'))
  const app = await openApp({ path: '/trips?tab=past', answers: hubAnswers() })
  await waitFor(() => expect(app.address()).toBe('/auth?next=%2Ftrips%3Ftab%3Dpast'))
  const main = await mainPart()
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(gerda)
    return gerda
  })
  await fill(app.user, await main.findByLabelText('E-mail'), 'gerda@test.example')
  await fill(app.user, main.getByLabelText('Adgangskode'), 'klitrose-57')
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
  await screen.findByRole('heading', { level: 1, name: 'Rejser' })
  expect(app.address()).toBe('/trips?tab=past')
})

test('while the session is unknown a page that needs one shows nothing and leads nobody away', async () => {
  const session = hold('GET /api/auth/session')
  const app = await openApp({ path: '/trips?tab=past', answers: { ...hubAnswers(), 'GET /api/auth/session': session } })
  const main = await mainPart()
  await session.asked
  await main.findByRole('status')
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  expect(app.address()).toBe('/trips?tab=past')
  session.release({ ...gerda, termsChanged: false, now: '2031-05-14T08:00:00.000Z' })
  await screen.findByRole('heading', { level: 1, name: 'Rejser' })
  expect(app.address()).toBe('/trips?tab=past')
})

test('a guest is redirected from a host’s page, and can become a host', async () => {
  const app = await openApp({
    path: '/host/dashboard/requests',
    person: gerda,
    answers: { ...frontPageAnswers(), ...dashboardAnswers() },
  })
  await waitFor(() => expect(app.address()).toBe('/'))
  app.answer('POST /api/me/roles/host', () => {
    const { roles } = aHost()
    app.signsIn({ ...gerda, roles })
    return { roles }
  })
  await app.user.click(await screen.findByRole('button', { name: 'Konto: Gerda Gæst' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Bliv vært' }))
  await waitFor(() => expect(app.address()).toBe('/host/dashboard'))
  // Menu and guard go by the same roles.
  await app.user.click(await screen.findByRole('button', { name: 'Konto: Gerda Gæst' }))
  await screen.findByRole('menuitem', { name: 'Host Dashboard' })
  expect(screen.queryByRole('menuitem', { name: 'Bliv vært' })).not.toBeInTheDocument()
})

test('a failure to become a host is silent', async () => {
  const path = `/listing/${home.id}`
  const answer = hold('POST /api/me/roles/host')
  const answers = { ...homeAnswers(home), 'POST /api/me/roles/host': answer }
  const app = await openApp({ path, person: gerda, answers })
  await app.user.click(await screen.findByRole('button', { name: 'Konto: Gerda Gæst' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Bliv vært' }))
  await answer.asked
  answer.release(refuse('service.unavailable'))
  await app.settled()
  expect(app.address()).toBe(path)
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})
