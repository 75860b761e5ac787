import { expect, test } from 'vitest'
import {
  aGuest,
  aHost,
  aListing,
  aWrittenPage,
  findDialog,
  frontPageAnswers,
  homeAnswers,
  openApp,
  screen,
  stayQuery,
  waitFor,
  within,
} from '../../../test/kit.ts'

/** The written pages, in the footer's columns. */
const written = [
  ...['Om os', 'Job', 'Presse', 'Blog', 'Hvem vi er'],
  ...['Udlej din bolig', 'Værktøjer til værter', 'Guide til værter', 'Forsikring', 'For hoteller'],
  ...['Hjælpecenter', 'Tryghed', 'Afbestilling', 'Kontakt', 'Tilgængelighed'],
  ...['Vilkår', 'Om cookies', 'Gebyrer', 'Sådan sorterer vi'],
]
const nowhere = '/en-sti-der-ikke-findes'

const footerPart = async () => {
  const footer = within(await screen.findByRole('contentinfo'))
  await footer.findByText('Om os')
  return footer
}
const linksOf = (part: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  part.getAllByRole('link').map(({ textContent }) => textContent)

test('the choice of cookies opens from the footer', async () => {
  const app = await openApp({ path: nowhere })
  await app.user.click((await footerPart()).getByText('Cookies', { selector: 'button' }))
  await waitFor(() => expect(screen.getByText('Hvad må vi gemme?')).toHaveFocus())
})

test('the footer links to personal pages for their owner only', async () => {
  await openApp({ path: nowhere, person: aGuest() })
  const own = await footerPart()
  await own.findByText('Rejser')
  expect(linksOf(own)).toEqual([
    ...['Boliger', 'Hoteller', 'Søg', 'Rejser', 'Ønskelister'],
    ...written,
    'Privatlivspolitik',
  ])
  await openApp({ path: nowhere })
  const footer = await footerPart()
  expect(linksOf(footer)).toEqual(['Boliger', 'Hoteller', 'Søg', ...written, 'Privatlivspolitik'])
  expect(footer.getByText(/^© 2025–2031 Nordbo/)).toBeVisible()
  expect(footer.getByText('Log ind', { selector: 'button' })).toBeVisible()
})

test('the footer leads to every written page', async () => {
  const app = await openApp({ path: nowhere, answers: { 'GET /api/pages/{slug}': aWrittenPage('about') } })
  const footer = await screen.findByRole('contentinfo')
  const part = await footerPart()
  const paths = ['/about', '/careers', '/press', '/blog', '/host/resources', '/host/guide', '/host/insurance', '/help']
  for (const path of [...paths, '/safety', '/cancellation', '/contact', '/privacy', '/terms', '/cookies', '/imprint'])
    expect(footer.querySelector(`a[href="${path}"]`), path).toBeVisible()
  await app.user.click(part.getByText('Om os'))
  await screen.findByText('Om Nordbo', { selector: 'h1' })
  expect(app.address()).toBe('/about')
})

test('the footer opens the wizard for a new home', async () => {
  const app = await openApp({
    path: nowhere,
    person: aHost(),
    answers: { 'GET /api/host/terms': { version: '2026-11', acceptedAt: '2031-01-05T10:00:00.000Z' } },
  })
  await app.user.click((await footerPart()).getByText('Udlej din bolig'))
  await findDialog('Opret ny bolig')
})

test('a browser event opens the login dialog from any page', async () => {
  await openApp({ path: nowhere })
  await screen.findByText('Oops! Page not found')
  window.dispatchEvent(new Event('nordbo:login'))
  await findDialog('Log ind')
})

const skagen = {
  ...{ kind: 'city' as const, name: 'Skagen', region: null, country: 'DK' as const, homes: 14 },
  point: { lat: 57.72, lng: 10.58 },
  bbox: { west: 10.5, south: 57.7, east: 10.6, north: 57.8 },
}

test('an unknown path shows an error, a search and a link to the front page', async () => {
  const app = await openApp({ path: '/en/helt/anden/sti', answers: frontPageAnswers() })
  await screen.findByText('Oops! Page not found')
  await waitFor(() => expect(document.title).toBe('Oops! Page not found – Nordbo'))
  await app.user.click(screen.getByText('Til forsiden'))
  await waitFor(() => expect(app.address()).toBe('/'))
  const other = await openApp({
    path: '/findes-ikke',
    answers: {
      ...frontPageAnswers(),
      'GET /api/suggestions': { places: [skagen], homes: [] },
      'GET /api/listings/loosen': { items: [] },
    },
  })
  await other.user.type(await screen.findByLabelText('Hvor'), 'Skagen')
  await other.user.click(screen.getByRole('button', { name: 'Søg' }))
  await waitFor(() => expect(other.address()).toBe('/search?place=Skagen'))
})

test('the first Tab offers to skip to the content', async () => {
  const app = await openApp({ path: nowhere })
  await screen.findByText('Oops! Page not found')
  await app.user.tab()
  const skip = screen.getByText('Gå til indhold')
  expect(skip).toHaveFocus()
  // The browser follows it: what it names can take the focus.
  expect(skip).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
})

test('a closed dialog returns the focus to its opener', async () => {
  const home = aListing()
  const app = await openApp({ path: `/listing/${home.id}?${stayQuery}`, answers: homeAnswers(home) })
  const [opener] = await screen.findAllByRole('button', { name: 'Book nu' })
  if (opener) await app.user.click(opener)
  const dialog = await findDialog()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('Escape at the first moment of a dialog closes that one, not the dialog below', async () => {
  const app = await openApp({
    path: '/profile?profile=payments',
    person: aGuest(),
    answers: {
      'GET /api/payment-methods': { items: [] },
      'POST /api/payment-methods/setup': { clientSecret: 'seti_sample_secret' },
      'GET /api/payments/config': { mode: 'sandbox' },
    },
  })
  const hub = await findDialog(/Betalingsmetoder/)
  const add = await within(hub).findByText('Tilføj kort')
  // The key comes as soon as the new dialog is in the page, before anything else runs.
  const pressed = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      const open = document.querySelectorAll('[role="dialog"]')
      if (open.length < 2) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      resolve(open.length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await app.user.click(add)
  expect(await pressed).toBe(2)
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1))
  expect(app.address()).toBe('/profile?profile=payments')
  await waitFor(() => expect(add.closest('button')).toHaveFocus())
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0))
})
