import { expect, test } from 'vitest'
import {
  type Answers,
  aGuest,
  aMessage,
  aThread,
  findDialog,
  findToast,
  hold,
  inList,
  type OpenApp,
  openApp,
  refuse,
  screen,
  threadAnswers,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { FoundMessage, Thread } from '../../lib/api/model.ts'

const person = aGuest()
const threadOf = (changes: Partial<Thread> = {}) => aThread({ guestId: person.user.id, ...changes })
const findLog = async () => within(await screen.findByTestId('chat-log'))
const findSearch = () => screen.findByLabelText('Søg i beskeder')
const findRegion = async (name: string) => within(await screen.findByRole('region', { name }))

/** The conversations that a search found, within the region of all. */
const foundThreads = async () => {
  const regions = await screen.findAllByRole('region', { name: 'Samtaler' })
  const [, found] = regions
  if (!found) throw new Error('The search found no conversation.')
  return within(found)
}

const search = async (app: OpenApp, words: string): Promise<void> => {
  const field = await findSearch()
  await app.user.clear(field)
  if (words) await app.user.type(field, words)
}

const found = (thread: Thread, body: string): FoundMessage => ({
  message: aMessage(thread, { body }),
  snippet: body,
  thread: { id: thread.id, listing: thread.listing, other: thread.other },
})
const nothing = { items: [], nextCursor: null }

test('a search finds messages, and archive, report and block work', async () => {
  const thread = threadOf()
  const answers = threadAnswers(thread, [aMessage(thread, { body: 'Findes der en brændeovn?' })])
  const app = await openApp({
    path: '/messages',
    person,
    answers: {
      ...answers,
      'GET /api/threads/search': nothing,
      'GET /api/messages/search': { items: [found(thread, 'Findes der en brændeovn?')], nextCursor: null },
      'POST /api/threads/{id}/reports': { id: thread.id },
      'PUT /api/threads/{id}/blocked': ({ body }) => {
        thread.blockedBy = JSON.stringify(body) === '{"blocked":true}' ? 'me' : null
        return {}
      },
      'PUT /api/threads/{id}/archived': () => {
        thread.archived = true
        return {}
      },
    } satisfies Answers,
  })
  await search(app, 'brændeovn')
  await app.user.click(await (await findRegion('Beskeder')).findByText('Findes der en brændeovn?'))
  expect(await (await findLog()).findByText('Findes der en brændeovn?')).toBeVisible()
  expect(app.requests('GET /api/messages/search').at(-1)).toMatchObject({ query: { q: 'brændeovn' } })
  const act = async (name: string): Promise<void> => {
    await app.user.click(await screen.findByLabelText('Flere handlinger'))
    await app.user.click(await screen.findByText(name, { selector: '[role=menuitem]' }))
  }
  await act('Anmeld')
  await app.user.click(within(await findDialog()).getByText('Svindel'))
  await app.user.click(screen.getByText('Send anmeldelsen'))
  await findToast('Tak. Supporten ser på det.')
  expect(app.requests('POST /api/threads/{id}/reports')).toMatchObject([{ body: { reason: 'scam' } }])
  await act('Blokér')
  await app.user.click(within(await findDialog()).getByText('Blokér', { selector: 'button *, button' }))
  await screen.findByText(/^Du har blokeret personen\./)
  await act('Ophæv blokering')
  expect(await screen.findByLabelText('Skriv en besked')).toBeVisible()
  await act('Arkivér')
  await search(app, '')
  await screen.findByText('Indbakken er tom')
  expect(app.requests('PUT /api/threads/{id}/archived')).toMatchObject([{ body: { archived: true } }])
})

test('a conversation that is not loaded is found by person and home, and a search without a hit says so', async () => {
  const [first, late] = [threadOf(), threadOf()]
  const app = await openApp({
    path: '/messages',
    person,
    answers: {
      ...threadAnswers(first, [aMessage(first, { body: 'Vi spurgte først' })]),
      'GET /api/threads': { items: [inList(late)], nextCursor: 'more' },
      'GET /api/threads/search': ({ query }) => {
        if (query.q === 'sommer 7') return { items: [inList(first)], nextCursor: null }
        return query.q === 'HANS' ? { items: [inList(first), inList(late)], nextCursor: null } : nothing
      },
      'GET /api/messages/search': nothing,
    },
  })
  await waitFor(() => expect(screen.getAllByTestId('thread')).toHaveLength(1))
  await search(app, 'HANS')
  await waitFor(async () => expect((await foundThreads()).getAllByTestId('thread')).toHaveLength(2))
  await search(app, 'Vært')
  await screen.findByText('Ingen beskeder fundet')
  await search(app, 'sommer 7')
  await waitFor(async () => expect((await foundThreads()).getAllByTestId('thread')).toHaveLength(1))
  const row = (await foundThreads()).getByTestId('thread')
  expect(row).toHaveAttribute('data-thread', first.id)
  await app.user.click(within(row).getByText('Hans'))
  expect(await (await findLog()).findByText('Vi spurgte først')).toBeVisible()
  // Who opens it has read it.
  await waitFor(() => expect(app.requests('PUT /api/threads/{id}/read')).toMatchObject([{ body: { seq: 1 } }]))
})

test('a search goes on in pages, waits visibly, and says what could not be fetched', async () => {
  const threads = [threadOf(), threadOf(), threadOf()]
  const rows = threads.map((thread) => inList(thread))
  const hits = threads.map((thread, at) => found(thread, `Hvalfanger nummer ${at + 1}`))
  const held = hold('GET /api/messages/search')
  const app = await openApp({
    path: '/messages',
    person,
    answers: {
      'GET /api/threads': { items: rows, nextCursor: null },
      'GET /api/threads/search': nothing,
      'GET /api/messages/search': held,
    },
  })
  await search(app, 'hvalfanger')
  await held.asked
  await waitFor(() => expect(document.querySelector('.skeleton')).toBeInTheDocument())
  app.answer('GET /api/messages/search', ({ query }) =>
    query.cursor === 'third'
      ? { items: hits.slice(2), nextCursor: null }
      : { items: hits.slice(0, 2), nextCursor: 'third' },
  )
  held.release({ items: hits.slice(0, 2), nextCursor: 'third' })
  const messages = await findRegion('Beskeder')
  await waitFor(() => expect(messages.getAllByTestId('thread')).toHaveLength(2))
  await app.user.click(messages.getByText('Vis flere'))
  await waitFor(() => expect(messages.getAllByTestId('thread')).toHaveLength(3))

  app.answer('GET /api/messages/search', nothing)
  app.answer('GET /api/threads/search', ({ query }) =>
    query.cursor === 'third'
      ? { items: rows.slice(2), nextCursor: null }
      : { items: rows.slice(0, 2), nextCursor: 'third' },
  )
  await search(app, 'sommerhus')
  await waitFor(async () => expect((await foundThreads()).getAllByTestId('thread')).toHaveLength(2))
  await app.user.click((await foundThreads()).getByText('Vis flere'))
  await waitFor(async () => expect((await foundThreads()).getAllByTestId('thread')).toHaveLength(3))

  app.answer('GET /api/threads/search', refuse('cursor.invalid'))
  app.answer('GET /api/messages/search', { items: hits.slice(0, 2), nextCursor: null })
  await search(app, 'hvalfanger nummer')
  const both = await findRegion('Beskeder')
  await waitFor(() => expect(both.getAllByTestId('thread')).toHaveLength(2))
  const refused = await foundThreads()
  expect(await refused.findByText('Kunne ikke hente beskeder')).toBeVisible()
  app.answer('GET /api/threads/search', nothing)
  await app.user.click(refused.getByText('Prøv igen'))
  await waitFor(() => expect(screen.queryByText('Samtaler', { selector: 'h2' })).not.toBeInTheDocument())
  expect(both.getAllByTestId('thread')).toHaveLength(2)
})
