import { expect, test, vi } from 'vitest'
import {
  aGuest,
  aListing,
  aThread,
  homeAnswers,
  keepIn,
  losingAnswers,
  lost,
  newId,
  type OpenApp,
  openApp,
  screen,
  threadAnswers,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { Message } from '../../lib/api/model.ts'

const person = aGuest()
const threadOf = (listingId = newId()) => aThread({ listingId, guestId: person.user.id })
const findBox = () => screen.findByLabelText('Skriv en besked')
const findLog = async () => within(await screen.findByTestId('chat-log'))

const contactHost = async (app: OpenApp): Promise<void> => {
  const [contact] = await screen.findAllByText('Kontakt vært')
  if (contact) await app.user.click(contact)
}

test('a guest opens the thread of a home with Kontakt vært, and Enter sends', async () => {
  const home = aListing()
  const thread = threadOf(home.id)
  const app = await openApp({
    path: `/listing/${home.id}`,
    person,
    answers: { ...homeAnswers(home), ...threadAnswers(thread), 'POST /api/threads': { thread: { id: thread.id } } },
  })
  await contactHost(app)
  await waitFor(() => expect(app.address()).toBe(`/messages/${thread.id}`))
  expect(app.requests('POST /api/threads')).toMatchObject([{ body: { listingId: home.id } }])
  const box = await findBox()
  await app.user.type(box, '   {Enter}')
  expect(screen.getByLabelText('Send')).toBeDisabled()
  const log = await findLog()
  expect(log.getByText('Skriv den første besked.')).toBeVisible()
  await app.user.clear(box)
  await app.user.type(box, 'Hej{Shift>}{Enter}{/Shift}Er huset ledigt?{Enter}')
  expect(await log.findByText('Hej\nEr huset ledigt?', { normalizer: (text) => text })).toBeVisible()
  expect(box).toHaveValue('')
  await waitFor(() => expect(screen.queryByTestId('unsent')).not.toBeInTheDocument())
  expect(app.requests('PUT /api/threads/{id}/messages/{messageId}')).toMatchObject([
    { body: { body: 'Hej\nEr huset ledigt?', pictures: [] } },
  ])
})

test('a signed-out visitor who contacts a host signs in first, and then writes', async () => {
  const home = aListing()
  const thread = threadOf(home.id)
  const app = await openApp({
    path: `/listing/${home.id}`,
    answers: {
      ...homeAnswers(home),
      ...threadAnswers(thread),
      'POST /api/threads': { thread: { id: thread.id } },
      'POST /api/auth/sign-in': () => {
        app.signsIn(person)
        return { user: person.user, roles: person.roles }
      },
    },
  })
  await contactHost(app)
  const next = encodeURIComponent(`/messages?listing=${home.id}`)
  await waitFor(() => expect(app.address()).toContain(`/auth?next=${next}`))
  const main = within(await screen.findByRole('main'))
  await app.user.click(await main.findByLabelText('E-mail'))
  await app.user.paste('gerda@test.example')
  await app.user.type(main.getByLabelText('Adgangskode'), 'nordbo-demo{Enter}')
  await waitFor(() => expect(app.address()).toBe(`/messages/${thread.id}`))
  expect(await (await findLog()).findByText('Skriv den første besked.')).toBeVisible()
  history.back()
  await waitFor(() => expect(app.address()).toBe(`/listing/${home.id}`))
})

test('the messages of a person and a thread in them need a session', async () => {
  for (const path of ['/messages', `/messages/${newId()}`]) {
    const app = await openApp({ path })
    await waitFor(() => expect(app.address()).toBe(`/auth?next=${encodeURIComponent(path)}`))
  }
})

test('a message whose answer is lost is never doubled', async () => {
  const thread = threadOf()
  const messages: Message[] = []
  const app = await openApp({
    path: `/messages/${thread.id}`,
    person,
    answers: { ...threadAnswers(thread, messages), ...losingAnswers(thread, messages) },
  })
  await app.user.type(await findBox(), 'Kun en gang{Enter}')
  await within(await screen.findByTestId('unsent')).findByText('Kunne ikke sende besked')
  await app.reload()
  const log = await findLog()
  await waitFor(() => expect(screen.queryByTestId('unsent')).not.toBeInTheDocument())
  expect(log.getAllByText('Kun en gang')).toHaveLength(1)
  const ids = app.requests('PUT /api/threads/{id}/messages/{messageId}').map(({ params }) => params.messageId)
  expect(new Set(ids).size).toBe(1)
})

test('a draft survives a reload', async () => {
  const thread = threadOf()
  const app = await openApp({ path: `/messages/${thread.id}`, person, answers: threadAnswers(thread) })
  await app.user.type(await findBox(), 'Vi tænkte på')
  await app.reload()
  expect(await findBox()).toHaveValue('Vi tænkte på')
})

test('what is typed offline waits visibly, and is sent when the browser is back', async () => {
  const thread = threadOf()
  const messages: Message[] = []
  const route = 'PUT /api/threads/{id}/messages/{messageId}'
  const app = await openApp({
    path: `/messages/${thread.id}`,
    person,
    answers: { ...threadAnswers(thread, messages), [route]: lost() },
  })
  const box = await findBox()
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/^Du er offline\./)
  await app.user.type(box, 'Skrevet i toget{Enter}')
  await within(await screen.findByTestId('unsent')).findByText('Venter på forbindelse – sendes automatisk')
  expect(screen.getByTestId('thread')).toHaveTextContent('Venter på forbindelse')
  expect(screen.queryByText('Kunne ikke sende besked')).not.toBeInTheDocument()
  app.answer(route, (sent) => keepIn(thread, messages, sent))
  line.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByTestId('unsent')).not.toBeInTheDocument())
  expect(await (await findLog()).findAllByText('Skrevet i toget')).toHaveLength(1)
})
