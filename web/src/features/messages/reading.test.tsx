import { expect, test } from 'vitest'
import {
  aGuest,
  aMessage,
  aThread,
  lost,
  newId,
  openApp,
  refuse,
  screen,
  threadAnswers,
  waitFor,
  within,
} from '../../../test/kit.ts'

const person = aGuest()
const threadOf = () => aThread({ guestId: person.user.id })
const findLog = async () => within(await screen.findByTestId('chat-log'))
const findHead = () => screen.findByText('Hans', { selector: 'h2' })
const failed = 'Kunne ikke hente beskeder'

const rowOf = async (id: string): Promise<HTMLElement> => {
  const rows = await screen.findAllByTestId('thread')
  const row = rows.find((each) => each.dataset.thread === id)
  const link = row?.querySelector('a')
  if (!link) throw new Error('The thread is not in the list.')
  return link
}

test('messages that cannot be loaded say so, and an empty list leads on', async () => {
  const app = await openApp({
    path: '/messages',
    person,
    answers: { 'GET /api/threads': { items: [], nextCursor: null } },
  })
  await screen.findByText('Ingen beskeder endnu', { selector: 'h2' })
  expect(screen.getByText('Find en bolig').closest('a')).toHaveAttribute('href', '/')
  app.answer('GET /api/threads', refuse('cursor.invalid'))
  await app.reload()
  await screen.findByText(failed)
  // So does the chat of one thread, and it is fetched again.
  const thread = threadOf()
  const answers = threadAnswers(thread, [aMessage(thread, { body: 'Er der en gyngestol?' })])
  const chat = await openApp({
    path: `/messages/${thread.id}`,
    person,
    answers: { ...answers, 'GET /api/threads/{id}/messages': refuse('cursor.invalid') },
  })
  await screen.findByText(failed)
  const messages = answers['GET /api/threads/{id}/messages']
  if (messages) chat.answer('GET /api/threads/{id}/messages', messages)
  await chat.user.click(screen.getByText('Prøv igen'))
  expect(await (await findLog()).findByText('Er der en gyngestol?')).toBeVisible()
})

test('further messages that cannot be fetched say so, and a press fetches them', async () => {
  const thread = threadOf()
  const messages = Array.from({ length: 120 }, (_, at) =>
    aMessage(thread, { seq: at + 1, body: `Besked nummer ${at + 1}` }),
  )
  const answers = threadAnswers(thread, messages)
  const route = 'GET /api/threads/{id}/messages'
  const whole = answers[route]
  if (typeof whole !== 'function') throw new Error('The messages are not answered.')
  const app = await openApp({
    path: `/messages/${thread.id}`,
    person,
    answers: { ...answers, [route]: (sent, call) => (sent.query.before ? lost() : whole(sent, call)) },
  })
  const log = await findLog()
  expect(await log.findByText('Besked nummer 120')).toBeVisible()
  screen.getByTestId('chat-log').dispatchEvent(new Event('scroll'))
  const alert = await log.findByRole('alert')
  expect(alert).toHaveTextContent(failed)
  expect(log.queryByText('Besked nummer 30')).not.toBeInTheDocument()
  app.answer(route, whole)
  await app.user.click(within(alert).getByText('Prøv igen'))
  expect(await log.findByText('Besked nummer 30')).toBeVisible()
  expect(log.queryByRole('alert')).not.toBeInTheDocument()
})

test('a conversation opened by keyboard takes the focus at its head, and Back on a phone leads to its row', async () => {
  const thread = threadOf()
  const answers = threadAnswers(thread, [aMessage(thread, { body: 'Er der en gynge?' })])
  const wide = await openApp({ path: '/messages', person, answers })
  ;(await rowOf(thread.id)).focus()
  await wide.user.keyboard('{Enter}')
  expect(await (await findLog()).findByText('Er der en gynge?')).toBeVisible()
  // Not the list before it.
  expect(await findHead()).toHaveFocus()

  const phone = await openApp({ path: '/messages', person, answers, screen: 'phone' })
  ;(await rowOf(thread.id)).focus()
  await phone.user.keyboard('{Enter}')
  await waitFor(async () => expect(await findHead()).toHaveFocus())
  screen.getByLabelText('Tilbage til samtalerne').focus()
  await phone.user.keyboard('{Enter}')
  await waitFor(async () => expect(await rowOf(thread.id)).toHaveFocus())
  // Back of the browser leads to the same row.
  await phone.user.keyboard('{Enter}')
  await waitFor(async () => expect(await findHead()).toHaveFocus())
  history.back()
  await waitFor(async () => expect(await rowOf(thread.id)).toHaveFocus())
})

test('a thread that is not the person’s own is not there, and the page leads back to the list', async () => {
  await openApp({
    path: `/messages/${newId()}`,
    person,
    answers: {
      'GET /api/threads': { items: [], nextCursor: null },
      'GET /api/threads/{id}': refuse('thread.notFound'),
      'GET /api/threads/{id}/messages': refuse('thread.notFound'),
    },
  })
  await screen.findByText('Samtalen findes ikke')
  expect(screen.getByText('Tilbage til samtalerne').closest('a')).toHaveAttribute('href', '/messages')
})
