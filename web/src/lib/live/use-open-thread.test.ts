import { afterEach, expect, it } from 'vitest'
import type { Message } from '../api/model.ts'
import { emitReconnected, emitThreadFrame, readThreadFrame, setFrameSender } from './thread-frames.ts'
import { followThread } from './use-open-thread.ts'

const message = (seq: number, threadId = 'ours'): Message => ({
  id: `message ${seq}`,
  threadId,
  seq,
  senderId: null,
  body: `Nr. ${seq}`,
  masked: false,
  event: null,
  pictures: [],
  createdAt: '2026-11-26T12:00:00.000Z',
})

afterEach(() => setFrameSender(null))

it('an open thread asks for what it missed in a break, from where the page is by then', () => {
  const sent: string[] = []
  setFrameSender((text) => sent.push(text))
  const seen: number[] = []
  let known = 4
  const end = followThread('ours', () => known, {
    onMessage: ({ seq }) => void seen.push(seq),
    onSign: () => undefined,
  })
  emitThreadFrame({ type: 'message', message: message(5) })
  emitThreadFrame({ type: 'message', message: message(9, 'another') })
  known = 7
  emitReconnected()
  emitThreadFrame({ type: 'message', message: message(8) })
  emitThreadFrame({ type: 'resumed', threadId: 'ours', lastSeq: 8, more: false })
  expect(seen).toEqual([5, 8])
  expect(sent.map((text): unknown => JSON.parse(text))).toEqual([
    { type: 'resume', threads: [{ id: 'ours', after: 7 }] },
  ])
  end()
  emitThreadFrame({ type: 'message', message: message(9) })
  expect(seen).toEqual([5, 8])
})

it('frames of threads are told from notices, beats and noise', () => {
  const typing = { v: 1, type: 'typing', threadId: 'ours', userId: 'gerda' }
  expect(readThreadFrame(JSON.stringify(typing))).toEqual(typing)
  for (const text of [
    '{"v":1,"type":"beat"}',
    '{"v":1,"type":"booking.changed","id":"7","revision":1}',
    'null',
    'pong',
  ])
    expect(readThreadFrame(text)).toBeNull()
})
