import { expect, test } from 'vitest'
import {
  aHost,
  anOwnListing,
  findDialog,
  findToast,
  hostAnswers,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { OwnListing } from '../../lib/api/model.ts'

const openHomes = (items: OwnListing[] = []) =>
  openApp({
    path: '/host/dashboard/listings',
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/host/listings': () => ({ items }) },
  })

test('a host without homes is led to their first one', async () => {
  await openHomes()
  await screen.findByRole('heading', { name: 'Du har ingen boliger endnu' })
  expect(screen.getByRole('link', { name: 'Opret ny bolig' })).toHaveAttribute('href', '/host/create')
})

test('a change of a home that fails is worded, and the switch stays', async () => {
  const app = await openHomes([anOwnListing()])
  app.answer('POST /api/host/listings/{id}/unpublish', refuse('service.unavailable'))
  const isOpen = await screen.findByRole('switch')
  await app.user.click(isOpen)
  await app.user.click(within(await findDialog()).getByRole('button', { name: 'Deaktivér' }))
  await findToast('Kunne ikke opdatere opslag')
  expect(isOpen).toBeChecked()
})

test('homes stand newest first, and a copy of one arrives inactive before them', async () => {
  const older = anOwnListing({ title: 'Det gamle hus' })
  const newer = anOwnListing({ title: 'Det nye hus' })
  const items = [newer, older]
  const app = await openHomes(items)
  app.answer('POST /api/host/listings/{id}/copy', ({ params }) => {
    const copy = anOwnListing({ title: 'Det gamle hus (kopi)', active: false, id: newId() })
    if (params.id === older.id) items.unshift(copy)
    return { id: copy.id }
  })
  const cards = await screen.findAllByTestId('own-listing')
  expect(cards.map((card) => card.getAttribute('data-listing'))).toEqual([newer.id, older.id])
  await app.user.dblClick(screen.getByRole('button', { name: 'Lav en kopi af Det gamle hus' }))
  await findToast('Kopien er klar')
  await waitFor(() => expect(screen.getAllByTestId('own-listing')).toHaveLength(3))
  expect(app.requests('POST /api/host/listings/{id}/copy'), 'one copy for two clicks').toMatchObject([
    { params: { id: older.id } },
  ])
  const [copy] = screen.getAllByTestId('own-listing')
  if (!copy) throw new Error('the copy is missing')
  expect(copy).toHaveTextContent('(kopi)')
  expect(copy).toHaveTextContent('Inaktiv')
  await waitFor(() => expect(within(copy).getAllByRole('link')[0]).toHaveFocus())
})

test('a list of homes that cannot be fetched says so', async () => {
  const app = await openApp({
    path: '/host/dashboard/listings',
    person: aHost(),
    answers: { ...hostAnswers(), 'GET /api/host/listings': refuse('service.unavailable') },
  })
  await screen.findByText('Kunne ikke hente opslag')
  app.answer('GET /api/host/listings', { items: [] })
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByRole('heading', { name: 'Du har ingen boliger endnu' })
})

test('who has a home finds the button for a new one on the front page', async () => {
  const answers = hostAnswers()
  await openApp({
    path: '/',
    person: aHost(),
    answers: { ...answers, 'GET /api/host/listings': { items: [anOwnListing()] } },
  })
  expect(await screen.findByRole('link', { name: 'Opret bolig' })).toHaveAttribute('href', '/host/create')
  const newcomer = await openApp({ path: '/', person: aHost(), answers })
  await waitFor(() => expect(newcomer.requests('GET /api/host/listings')).toHaveLength(1))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Opret bolig' })).not.toBeInTheDocument()
  const { requests } = await openApp({ path: '/', answers })
  await screen.findByRole('link', { name: 'Kom i gang som vært' })
  expect(screen.queryByRole('link', { name: 'Opret bolig' })).not.toBeInTheDocument()
  expect(requests('GET /api/host/listings')).toEqual([])
})
