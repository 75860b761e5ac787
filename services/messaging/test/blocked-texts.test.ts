import { randomUUID } from 'node:crypto'
import {
  type BootedStack,
  book,
  bootStack,
  createGuest,
  createHome,
  createPaidStay,
  type Home,
  type Person,
  stayIn,
  tryToBook,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalk, type Talk } from './thread-talk.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'],
    childProcesses: ['messaging'],
  })
})
afterAll(() => stack?.stop())

const message = 'Vi er to voksne med hund'
const setBlocked = (who: Person, { id }: Pick<Talk, 'id'>, blocked: boolean) =>
  who.send('PUT', `/api/threads/${id}/blocked`, { blocked })
const requestHome = (host?: Person): Promise<Home> => createHome(stack, { mode: 'request', ...(host ? { host } : {}) })
const answerAs = (host: Person, id: string, verb: 'approve' | 'decline' | 'cancel' | 'refund', body?: object) =>
  host.send('POST', `/api/host/bookings/${id}/${verb}`, body)

test('a request with a text is refused while either has blocked the other, and goes through without it', async () => {
  const talk = await openTalk(stack, { home: await requestHome() })
  // Also about a home in which the two have no thread.
  const other = await requestHome(talk.host)
  for (const blocker of [talk.host, talk.guest]) {
    await setBlocked(blocker, talk, true)
    for (const home of [talk.home, other]) {
      const refused = await tryToBook(talk.guest, home.id, await stayIn(stack, 30), { message })
      expect(refused).toMatchObject({ status: 409, code: 'booking.wordsRefused' })
    }
    await setBlocked(blocker, talk, false)
  }
  await setBlocked(talk.host, talk, true)
  await book(talk.guest, talk.home.id, await stayIn(stack, 30))
  await book(talk.guest, other.id, await stayIn(stack, 40), { message: '  ' })
  await book(await createGuest(stack), talk.home.id, await stayIn(stack, 50), { message })
  await setBlocked(talk.host, talk, false)
  await book(talk.guest, talk.home.id, await stayIn(stack, 60), { message })
})

test('the same call again answers as before after a block, and a refused one goes through once the block has ended', async () => {
  const talk = await openTalk(stack, { home: await requestHome() })
  const [stay, later] = [await stayIn(stack, 30), await stayIn(stack, 40)]
  const [made, refused] = [randomUUID(), randomUUID()]
  const { id } = await book(talk.guest, talk.home.id, stay, { message, key: made })
  await setBlocked(talk.host, talk, true)
  expect((await book(talk.guest, talk.home.id, stay, { message, key: made })).id).toBe(id)
  expect((await tryToBook(talk.guest, talk.home.id, later, { message, key: refused })).code).toBe(
    'booking.wordsRefused',
  )
  await setBlocked(talk.host, talk, false)
  await book(talk.guest, talk.home.id, later, { message, key: refused })
})

test('a host declines, cancels and refunds without words while either has blocked the other', async () => {
  const talk = await openTalk(stack, { home: await requestHome() })
  const instant = await createHome(stack, { host: talk.host })
  const asked = await book(talk.guest, talk.home.id, await stayIn(stack, 30))
  const paid = await createPaidStay(stack, instant, await stayIn(stack, 30), talk.guest)
  await setBlocked(talk.guest, talk, true)
  const reason = 'Skriv til mig'
  const withWords = [
    await answerAs(talk.host, asked.id, 'decline', { reason }),
    await answerAs(talk.host, paid.id, 'refund', { amount: 10, reason }),
    await answerAs(talk.host, paid.id, 'cancel', { reason }),
  ]
  for (const answer of withWords) expect(answer).toMatchObject({ status: 409, code: 'booking.wordsRefused' })
  const key = randomUUID()
  const refund = (body: object) => talk.host.send('POST', `/api/host/bookings/${paid.id}/refund`, body, key)
  await setBlocked(talk.guest, talk, false)
  expect((await refund({ amount: 10, reason })).status).toBe(200)
  await setBlocked(talk.guest, talk, true)
  expect((await refund({ amount: 10, reason })).status, 'a repeat').toBe(200)
  expect((await answerAs(talk.host, asked.id, 'decline', {})).status).toBe(200)
  expect((await answerAs(talk.host, paid.id, 'cancel', {})).status).toBe(200)
})

test('a text goes through while messaging is away', async () => {
  const talk = await openTalk(stack, { home: await requestHome() })
  const asked = await book(talk.guest, talk.home.id, await stayIn(stack, 50))
  await stack.settle()
  await setBlocked(talk.host, talk, true)
  const stay = await stayIn(stack, 30)
  expect((await tryToBook(talk.guest, talk.home.id, stay, { message })).code).toBe('booking.wordsRefused')
  await stack.childProcess('messaging').kill()
  await book(talk.guest, talk.home.id, stay, { message })
  expect((await answerAs(talk.host, asked.id, 'decline', { reason: 'Desværre' })).status).toBe(200)
})
