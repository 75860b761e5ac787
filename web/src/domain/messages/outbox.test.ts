import { expect, it } from 'vitest'
import type { Message } from '../../lib/api/model.ts'
import { ApiProblem } from '../../lib/api/problem.ts'
import { createOutbox } from './outbox.ts'
import type { Unsent } from './unsent.ts'

const written = (id: string) => ({ id, threadId: 't', body: `Hej ${id}`, pictures: [], createdAt: 'now' })

/** A server that the test breaks, and what it was asked. */
const openOutbox = (kept: Record<string, string> = {}) => {
  const asked: string[] = []
  const arrived: Message[] = []
  const server: { fault: unknown } = { fault: null }
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text
    },
    removeItem: (key: string) => void delete kept[key],
  }
  const send = async ({ id, threadId, body }: Unsent): Promise<Message> => {
    asked.push(id)
    if (server.fault !== null) throw server.fault
    const told = { senderId: 'anna', body, masked: false, event: null, pictures: [], createdAt: 'now' }
    return { id, threadId, seq: asked.length, ...told }
  }
  const outbox = createOutbox({ storage, key: 'k', send, onSent: (message) => arrived.push(message) })
  return { outbox, asked, arrived, server, kept }
}

it('shows a message at once and drops it when the server has it', async () => {
  const { outbox, arrived, kept } = openOutbox()
  const sent = outbox.add(written('a'))
  expect(outbox.all().map(({ state }) => state)).toEqual(['sending'])
  await sent
  expect([outbox.all().length, arrived.length, kept.k]).toEqual([0, 1, undefined])
})

it('sends in the order of writing, also when several are written at once', async () => {
  const { outbox, asked } = openOutbox()
  await Promise.all(['a', 'b', 'c'].map((id) => outbox.add(written(id))))
  expect(asked).toEqual(['a', 'b', 'c'])
})

it('keeps a failed message over a reload and sends it again under the same id', async () => {
  const first = openOutbox()
  first.server.fault = new TypeError('no network')
  await first.outbox.add(written('a'))
  expect(first.outbox.all()[0]?.state).toBe('failed')
  const second = openOutbox(first.kept)
  expect(second.outbox.all()).toEqual([{ ...written('a'), state: 'failed' }])
  await second.outbox.retry('a')
  expect([second.asked, second.outbox.all()]).toEqual([['a'], []])
})

it('holds back what was written after a message that failed, and sends both in the order of writing', async () => {
  const { outbox, asked, arrived, server } = openOutbox()
  server.fault = new TypeError('no network')
  await Promise.all([outbox.add(written('a')), outbox.add(written('b'))])
  expect(asked).toEqual(['a'])
  expect(outbox.all().map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(outbox.reasonOf('b')).toBe(server.fault)
  server.fault = null
  await outbox.add(written('c'))
  expect(arrived.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(outbox.all()).toEqual([])
})

it('a retry of a later message sends the earlier one first', async () => {
  const { outbox, arrived, server } = openOutbox()
  server.fault = new ApiProblem('message.tooMany', 429)
  await outbox.add(written('a'))
  await outbox.add(written('b'))
  server.fault = null
  await outbox.retry('b')
  expect(arrived.map(({ id }) => id)).toEqual(['a', 'b'])
})

it('holds back nothing in other threads, nor after a refusal that stays', async () => {
  const { outbox, asked, server } = openOutbox()
  server.fault = new ApiProblem('message.pictureNotFound', 404)
  await outbox.add(written('a'))
  server.fault = new TypeError('no network')
  await outbox.add(written('b'))
  await outbox.add({ ...written('c'), threadId: 'another' })
  expect(asked).toEqual(['a', 'b', 'c'])
})

it('sends again by itself what was not answered, also before a reload, and not what was refused', async () => {
  const first = openOutbox()
  first.server.fault = new TypeError('no network')
  await first.outbox.add(written('a'))
  expect(first.outbox.isRetried('a')).toBe(true)
  const { outbox, asked, server } = openOutbox(first.kept)
  server.fault = new ApiProblem('thread.blocked', 403)
  await outbox.add({ ...written('b'), threadId: 'blocked' })
  server.fault = null
  outbox.retryUnanswered()
  await outbox.add(written('c'))
  expect(asked).toEqual(['b', 'a', 'c'])
  expect(outbox.all().map(({ id }) => id)).toEqual(['b'])
  expect(outbox.isRetried('b'), 'a refusal stays').toBe(false)
  outbox.discard('b')
  expect(outbox.all()).toEqual([])
})
