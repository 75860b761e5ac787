import { expect, test } from 'vitest'
import { aGuest, aHost, findDialog, hubAnswers, mainPart, openApp, screen, waitFor, within } from '../../../test/kit.ts'

const gerda = aGuest()

test('the profile says who somebody is, and its menu opens the hub at the right tab', async () => {
  const app = await openApp({ path: '/profile', person: gerda, answers: hubAnswers() })
  const card = within(await screen.findByTestId('profile-card'))
  expect(card.getByText(gerda.user.name)).toBeVisible()
  expect(card.getByText('Gæst')).toBeVisible()
  expect(card.getByRole('link', { name: 'Bliv vært' })).toHaveAttribute('href', '/host/create?from=profile')
  const menu = within(screen.getByRole('navigation', { name: 'Din profil' }))
  expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Personlige oplysninger',
    'Kontoindstillinger',
    'Tidligere rejser',
    'Ønskelister',
    'Bliv vært',
    'Log ud',
  ])
  for (const [entry, tab] of [
    ['Personlige oplysninger', 'personal-info'],
    ['Kontoindstillinger', 'account'],
    ['Tidligere rejser', 'trips'],
    ['Ønskelister', 'wishlists'],
  ] as const) {
    await app.user.click(menu.getByRole('button', { name: entry }))
    const hub = await findDialog()
    expect(app.address()).toBe(`/profile?profile=${tab}`)
    await app.user.click(within(hub).getByRole('button', { name: 'Luk' }))
    await waitFor(() => expect(app.address()).toBe('/profile'))
    await waitFor(() => expect(menu.getByRole('button', { name: entry })).toHaveFocus())
  }
})

test('a host’s profile leads to the dashboard and does not offer to become one', async () => {
  await openApp({ path: '/profile', person: aHost(), answers: hubAnswers() })
  const card = within(await screen.findByTestId('profile-card'))
  expect(card.getByText('Vært')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Gå til værtsdashboard' })).toHaveAttribute('href', '/host/dashboard')
  expect((await mainPart()).queryByText('Bliv vært')).not.toBeInTheDocument()
})

test('a guest’s profile opens the wizard for a home, which returns to the profile and gives no role', async () => {
  const app = await openApp({ path: '/profile', person: gerda, answers: hubAnswers() })
  app.answer('GET /api/host/terms', { version: '1.0', acceptedAt: null })
  const card = within(await screen.findByTestId('profile-card'))
  await app.user.click(card.getByRole('link', { name: 'Bliv vært' }))
  await findDialog('Opret ny bolig')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.address()).toBe('/profile'))
  // Looking into it gives no role.
  expect(within(await screen.findByTestId('profile-card')).getByText('Gæst')).toBeVisible()
  expect(app.requests('POST /api/me/roles/host')).toEqual([])
})
