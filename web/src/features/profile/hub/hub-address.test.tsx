import { expect, test } from 'vitest'
import { aGuest, findDialog, hubAnswers, openApp, screen, waitFor, within } from '../../../../test/kit.ts'

const opened = (path: string, screenSize: 'phone' | 'wide' = 'wide') =>
  openApp({ path, person: aGuest(), screen: screenSize, answers: hubAnswers() })

const expectTab = (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(new RegExp(`^${name}$`)))

test('thirteen tabs have addresses, and an unknown one is the overview', async () => {
  await opened('/profile?profile=no-such-tab')
  const hub = within(await findDialog())
  expect(hub.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overblik',
    'Personlige oplysninger',
    'Konto',
    'Sikkerhed',
    'Notifikationer',
    'Betalingsmetoder',
    'Udbetalingskonto',
    'Verificering',
    'Sprog og tilgængelighed',
    'Privatliv og data',
    'Rejser',
    'Ønskelister',
    'Udlejning',
  ])
  await expectTab('Overblik')
})

test('Back leads to the tab before, a reload keeps it, and closing leaves none behind', async () => {
  const app = await opened('/profile')
  const before = history.length
  await app.user.click(await screen.findByRole('button', { name: 'Alle indstillinger' }))
  await findDialog()
  await expectTab('Overblik')
  await app.user.click(screen.getByRole('tab', { name: 'Sikkerhed' }))
  await expectTab('Sikkerhed')
  await app.user.click(screen.getByRole('tab', { name: 'Betalingsmetoder' }))
  await expectTab('Betalingsmetoder')
  expect(app.address()).toBe('/profile?profile=payments')
  await waitFor(() => expect(document.title).toMatch(/^Betalingsmetoder · Profil/))
  history.back()
  await expectTab('Sikkerhed')
  await app.reload()
  await findDialog()
  await expectTab('Sikkerhed')
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.address()).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // The profile is where it was on the history: what lies above it goes with the next page.
  history.pushState(null, '', '/profile#next')
  expect(history.length).toBe(before + 1)
})

test('former addresses of the profile lead to their tabs', async () => {
  for (const [former, tab, address] of [
    ['trips&trips=past', 'Rejser', '?trips=past&profile=trips'],
    ['payment-methods', 'Betalingsmetoder', '?profile=payments'],
    ['payout-account', 'Udbetalingskonto', '?profile=payouts'],
  ] as const) {
    const app = await opened(`/profile?tab=${former}`)
    await screen.findByRole('dialog')
    await expectTab(tab)
    await waitFor(() => expect(app.address()).toBe(`/profile${address}`))
  }
})

test('the hub is walked through by keyboard alone: arrows only move, Enter opens', async () => {
  const app = await opened('/profile?profile=overview')
  await findDialog()
  screen.getByRole('tab', { selected: true }).focus()
  await app.user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Personlige oplysninger' })).toHaveFocus())
  await expectTab('Overblik')
  await app.user.keyboard('{Enter}')
  await expectTab('Personlige oplysninger')
  await app.user.keyboard('{End}')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Udlejning' })).toHaveFocus())
  await app.user.keyboard('{Enter}')
  await expectTab('Udlejning')
  expect(app.address()).toBe('/profile?profile=hosting')
})

test('a phone lists the tabs in the overview and leads back to it', async () => {
  const app = await opened('/profile?profile=overview', 'phone')
  const overview = await findDialog('Overblik')
  const all = within(overview).getByRole('region', { name: 'Alle indstillinger' })
  expect(within(all).getAllByRole('link')).toHaveLength(12)
  await app.user.click(within(all).getByRole('link', { name: /^Betalingsmetoder/ }))
  const payments = await findDialog('Betalingsmetoder')
  await waitFor(() => expect(within(payments).getAllByRole('heading', { name: 'Betalingsmetoder' })[0]).toHaveFocus())
  await app.user.click(screen.getByRole('button', { name: 'Til overblikket' }))
  await findDialog('Overblik')
  history.back()
  await findDialog('Betalingsmetoder')
})
