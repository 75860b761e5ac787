import { expect, test } from 'vitest'
import { storeCookie } from '../../../test/browser/cookies.ts'
import {
  type Answers,
  aGuest,
  aListing,
  findDialog,
  homeAnswers,
  hubAnswers,
  openApp,
  screen,
  testNow,
  waitFor,
  within,
} from '../../../test/kit.ts'

const home = aListing()
const path = `/listing/${home.id}`
const answers: Answers = {
  ...homeAnswers(home),
  ...hubAnswers(),
  'POST /api/consents': { decidedAt: testNow },
}

/** What this browser chose, and what it keeps in its storage, by name. */
const chosen = (): string | undefined => /nordbo_consent=([^;]+)/.exec(document.cookie)?.[1]
const stored = (): string[] => [
  ...Object.keys(localStorage).map((key) => `local ${key}`),
  ...Object.keys(sessionStorage).map((key) => `session ${key}`),
]
/** What the tab of a signed-in person keeps in any case: whose reading aids it shows. */
const necessary = ['session nordbo-accessibility-of']

const asked = async () => within(await screen.findByRole('region', { name: 'Hvad må vi gemme?' }))

test('each purpose can be chosen by itself, and taking it back deletes what it had kept', async () => {
  const app = await openApp({ path, person: aGuest(), consent: false, answers })
  const bar = await asked()
  expect(chosen()).toBeUndefined()
  await app.user.click(bar.getByRole('button', { name: 'Vælg hver for sig' }))
  await app.user.click(bar.getByRole('checkbox', { name: /Bekvemmelighed/ }))
  expect(bar.getByRole('checkbox', { name: /Nødvendige/ })).toBeDisabled()
  await app.user.click(bar.getByRole('button', { name: 'Gem mit valg' }))
  await waitFor(() => expect(chosen()).toMatch(/\.1\.0$/))
  // What a search keeps by this consent.
  localStorage.setItem('nordbo-search', '{}')
  await waitFor(() => expect(stored()).toEqual(['local nordbo-search', ...necessary]))
  await app.user.click(within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Cookies' }))
  const again = await asked()
  await waitFor(() => expect(again.getByRole('heading')).toHaveFocus())
  expect(again.getByRole('checkbox', { name: /Bekvemmelighed/ })).toBeChecked()
  await app.user.click(again.getByRole('button', { name: 'Kun nødvendige' }))
  await waitFor(() => expect(chosen()).toMatch(/\.0\.0$/))
  expect(stored()).toEqual(necessary)
  await waitFor(() =>
    expect(app.requests('POST /api/consents').map(({ body }) => body)).toMatchObject([
      { choice: { preferences: true, statistics: false }, version: '2026-12' },
      { choice: { preferences: false, statistics: false }, version: '2026-12' },
    ]),
  )
  const [first, second] = app.requests('POST /api/consents')
  expect(second?.body).toMatchObject({ browserId: expect.any(String) })
  expect(first?.body).toMatchObject({ browserId: chosen()?.split('.')[1] })
})

test('the text of another year asks again', async () => {
  storeCookie(`nordbo_consent=2025-01.${'a'.repeat(36)}.1.1; path=/`)
  await openApp({ path, consent: false, answers })
  await asked()
})

test('the profile shows what this browser may keep, and changes it', async () => {
  const app = await openApp({ path: '/profile?profile=privacy-data', person: aGuest(), answers })
  const dialog = within(await findDialog())
  expect(await dialog.findByRole('checkbox', { name: /Bekvemmelighed/ })).toBeChecked()
  expect(dialog.getByRole('checkbox', { name: /Statistik/ })).not.toBeChecked()
  await app.user.click(dialog.getByRole('button', { name: 'Kun nødvendige' }))
  await dialog.findByText('Dit valg er gemt')
  expect(dialog.getByRole('checkbox', { name: /Bekvemmelighed/ })).not.toBeChecked()
  expect(chosen()).toMatch(/\.0\.0$/)
})

test('the choice is made by keyboard', async () => {
  const app = await openApp({ path, consent: false, answers })
  await screen.findByRole('heading', { level: 1 })
  const bar = await asked()
  within(await screen.findByRole('contentinfo'))
    .getByRole('button', { name: 'Cookies' })
    .focus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(bar.getByRole('heading')).toHaveFocus())
  await app.user.tab()
  expect(bar.getByRole('link', { name: 'Læs privatlivspolitikken' })).toHaveFocus()
  await app.user.tab()
  expect(bar.getByRole('button', { name: 'Kun nødvendige' })).toHaveFocus()
  await app.user.tab()
  expect(bar.getByRole('button', { name: 'Accepter alle' })).toHaveFocus()
  await app.user.tab()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(bar.getByRole('checkbox', { name: /Bekvemmelighed/ })).toHaveFocus())
  await app.user.keyboard(' ')
  await app.user.tab()
  await app.user.tab()
  expect(bar.getByRole('button', { name: 'Gem mit valg' })).toHaveFocus()
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hvad må vi gemme?' })).not.toBeInTheDocument())
  expect(chosen()).toMatch(/\.1\.0$/)
})
