import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  aWrittenPage,
  findDialog,
  frontPageAnswers,
  type OpenApp,
  openApp,
  type Person,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

/** What the pages of the menus ask, before a person did anything. */
const pages: Answers = {
  ...frontPageAnswers(),
  'GET /api/listings/loosen': { items: [] },
  'GET /api/saved-searches': { items: [] },
  'GET /api/bookings': { items: [], counts: { upcoming: 0, past: 0 }, nextCursor: null },
  'GET /api/threads': { items: [], nextCursor: null },
  'GET /api/wishlists': { items: [] },
  'GET /api/host/listings': { items: [] },
  'GET /api/pages/{slug}': aWrittenPage('help'),
}

const bottomBar = async () => within(await screen.findByLabelText('Genveje'))
const linksOf = (part: { getAllByRole: (role: 'link') => HTMLElement[] }): (string | null)[][] =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the top bar links to homes, announces sections, and the former address of the search leads to it', async () => {
  const app = await openApp({ path: '/search-old?place=Skagen', answers: pages })
  await waitFor(() => expect(app.address()).toBe('/search?place=Skagen'))
  await waitFor(() => expect(document.title).toBe('Boliger i Skagen – Nordbo'))
  const bar = within(await screen.findByLabelText('Hovednavigation'))
  const homes = bar.getByText('Boliger')
  expect(homes).toHaveAttribute('aria-current', 'true')
  for (const name of ['Oplevelser', 'Tjenester']) {
    const entry = bar.getByText(name)
    expect(entry).toHaveAttribute('aria-disabled', 'true')
    expect(entry.closest('li')).toHaveTextContent('SNART')
    expect(entry.closest('a')).toBeNull()
    expect(entry.closest('li')?.querySelector('a')).toBeNull()
  }
  await app.user.click(homes)
  await waitFor(() => expect(app.address()).toBe('/'))
  await waitFor(() => expect(homes).toHaveAttribute('aria-current', 'page'))
})

test('on a phone the visitor’s bottom bar searches and opens the login dialog', async () => {
  const app = await openApp({ path: '/search', screen: 'phone', answers: pages })
  const bar = await bottomBar()
  expect(linksOf(bar)).toEqual([
    ['Udforsk', '/'],
    ['Søg', '/search'],
    ['Hjælp', '/help'],
  ])
  // The dialog listens as soon as it is known that nobody is signed in.
  await waitFor(() => expect(bar.getByText('Log ind')).not.toHaveClass('invisible'))
  await app.user.click(bar.getByText('Log ind'))
  await findDialog('Log ind')
  expect(app.address()).toBe('/search')
})

test('on a phone the bottom bar has trips, messages and profile for everybody signed in', async () => {
  const own = [
    ['Udforsk', '/'],
    ['Ønskelister', '/wishlists'],
    ['Rejser', '/trips'],
    ['Beskeder', '/messages'],
    ['Profil', '/profile'],
  ]
  for (const person of [aHost(), aGuest()]) {
    const app = await openApp({ path: '/', person, screen: 'phone', answers: pages })
    const bar = await bottomBar()
    await bar.findByText('Rejser')
    expect(linksOf(bar)).toEqual(own)
    await app.user.click(bar.getByText('Rejser'))
    await waitFor(() => expect(app.address()).toBe('/trips'))
  }
})

test('on a phone a drawer has the top bar’s content', async () => {
  const app = await openApp({ path: '/search', screen: 'phone', answers: pages })
  const opener = await screen.findByLabelText('Åbn menuen')
  await app.user.click(opener)
  const drawer = await findDialog('Menu')
  const content = within(drawer)
  for (const name of ['Oplevelser', 'Tjenester'])
    expect(content.getByText(name).closest('li')).toHaveTextContent('SNART')
  expect(content.getByRole('button', { name: 'Sprog, region og valuta: Dansk, DKK' })).toBeVisible()
  expect(content.queryByText('Log ud')).not.toBeInTheDocument()
  expect(linksOf(content).map(([words]) => words)).toEqual(['Boliger', 'Hoteller'])
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(drawer).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
  await app.user.click(opener)
  await app.user.click(within(await findDialog('Menu')).getByText('Boliger'))
  await waitFor(() => expect(app.address()).toBe('/'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await app.user.click(opener)
  await app.user.click(within(await findDialog('Menu')).getByText('Log ind'))
  await findDialog('Log ind')
})

test('on a phone the drawer of a signed-in person logs out, and not in', async () => {
  const app = await openApp({ path: '/search', person: aGuest(), screen: 'phone', answers: pages })
  await screen.findByRole('button', { name: 'Konto: Gerda Gæst' })
  await app.user.click(await screen.findByLabelText('Åbn menuen'))
  const content = within(await findDialog('Menu'))
  expect(content.getByText('Log ud')).toBeVisible()
  expect(content.queryByText('Log ind')).not.toBeInTheDocument()
})

/** Opens the account menu. Returns its entries. */
const openMenu = async (app: OpenApp, person?: Person): Promise<HTMLElement[]> => {
  await app.user.click(await screen.findByLabelText(person ? `Konto: ${person.user.name}` : 'Konto'))
  return screen.findAllByRole('menuitem')
}

test('the account menu lists a person’s pages in order', async () => {
  const stranger = await openApp({ path: '/', answers: pages })
  const namesOf = async (app: OpenApp, person?: Person) =>
    (await openMenu(app, person)).map(({ textContent }) => textContent)
  expect(await namesOf(stranger)).toEqual(['Log ind', 'Hjælpecenter'])
  const own = ['Profil', 'Rejser', 'Beskeder', 'Ønskelister']
  const [guest, host] = [aGuest(), aHost()]
  expect(await namesOf(await openApp({ path: '/', person: host, answers: pages }), host)).toEqual([
    ...own,
    ...['Host Dashboard', 'Hjælpecenter', 'Log ud'],
  ])
  expect(await namesOf(await openApp({ path: '/', person: guest, answers: pages }), guest)).toEqual([
    ...own,
    ...['Bliv vært', 'Hjælpecenter', 'Log ud'],
  ])
})

test('each entry of the account menu leads to its page', async () => {
  const person = aGuest()
  for (const [name, path] of [
    ['Profil', '/profile'],
    ['Rejser', '/trips'],
    ['Beskeder', '/messages'],
    ['Ønskelister', '/wishlists'],
    ['Hjælpecenter', '/help'],
  ] as const) {
    const app = await openApp({ path: '/', person, answers: pages })
    const entry = (await openMenu(app, person)).find(({ textContent }) => textContent === name)
    if (entry) await app.user.click(entry)
    await waitFor(() => expect(app.address().split('?')[0]).toBe(path))
  }
})
