import { describe, expect, it } from 'vitest'
import type { Message } from '../../lib/api/model.ts'
import { firstUnread, readMarkOf, rowsOf } from './rows.ts'
import { addNewer, addOlder, joinTimelines, lastSeqOf } from './timeline.ts'
import { notArrived, readUnsent } from './unsent.ts'

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  threadId: 't',
  seq,
  senderId: 'anna',
  body: `${seq}`,
  masked: false,
  event: null,
  pictures: [],
  createdAt: '2027-01-01T12:00:00Z',
  ...more,
})
const of = (...seqs: number[]) => ({ items: seqs.map((seq) => message(seq)), more: true, newer: false })
const seqsOf = (timeline: { items: readonly Message[] } | null) => timeline?.items.map(({ seq }) => seq)

describe('the messages of a thread', () => {
  it('take a frame once, however often it comes', () => {
    const once = addNewer(of(1, 2), [message(3)])
    expect(seqsOf(once)).toEqual([1, 2, 3])
    expect(seqsOf(once && addNewer(once, [message(3)]))).toEqual([1, 2, 3])
  })
  it('ask for what is missing before a frame that is further on', () => {
    expect(addNewer(of(1, 2), [message(4)])).toBeNull()
  })
  it('start with the first frame of an empty thread', () => {
    expect(seqsOf(addNewer({ items: [], more: false, newer: false }, [message(1)]))).toEqual([1])
  })
  it('take an older page before them, also one that overlaps', () => {
    const longer = addOlder(of(4, 5), { items: [message(2), message(3), message(4)], more: false })
    expect(seqsOf(longer)).toEqual([2, 3, 4, 5])
    expect(longer.more).toBe(false)
  })
  it('refuse an older page that leaves a gap', () => {
    expect(seqsOf(addOlder(of(5, 6), { items: [message(1), message(2)], more: false }))).toEqual([5, 6])
  })
  it('that were opened at a place know of later ones until the last page', () => {
    const place = { ...of(4, 5), newer: true }
    const latest = of(5, 6)
    expect(joinTimelines(place, latest)).toMatchObject({ more: true, newer: false })
    expect(seqsOf(joinTimelines(place, latest))).toEqual([4, 5, 6])
    expect(joinTimelines(latest, place).newer).toBe(false)
    expect(addOlder(place, { items: [message(3)], more: false })).toMatchObject({ more: false, newer: true })
  })
  it('show the newer of two answers about one message', () => {
    const shown = addNewer(of(1), [message(1, { body: '+45 12 34 56 78' })])
    expect(shown?.items[0]?.body).toBe('+45 12 34 56 78')
    expect(lastSeqOf({ items: [], more: false, newer: false })).toBe(0)
  })
})

describe('unsent messages', () => {
  const kept = { id: 'm9', threadId: 't', body: 'Hej', pictures: [{ id: 'p', width: 1, height: 2 }], createdAt: 'now' }
  it('are failed after a reload, under the same id', () => {
    expect(readUnsent(JSON.stringify([{ ...kept, state: 'sending' }]))).toEqual([{ ...kept, state: 'failed' }])
  })
  it('are none in anything else', () => {
    for (const text of [null, 'nonsense', '{}', '[{"id":1}]', '[null]']) expect(readUnsent(text)).toEqual([])
  })
  it('disappear once they arrived by another way', () => {
    const unsent = readUnsent(JSON.stringify([kept, { ...kept, id: 'm3' }]))
    expect(notArrived(unsent, [message(3)]).map(({ id }) => id)).toEqual(['m9'])
  })
})

describe('the rows of a chat', () => {
  it('have a line before each day of Copenhagen, and one before what is new', () => {
    const messages = [
      message(1, { createdAt: '2027-01-01T22:59:00Z' }),
      message(2, { createdAt: '2027-01-01T23:00:00Z' }),
      message(3, { createdAt: '2027-01-01T23:01:00Z' }),
    ]
    expect(rowsOf(messages, 3).map((row) => (row.kind === 'message' ? row.message.seq : row.key))).toEqual([
      '2027-01-01',
      1,
      '2027-01-02',
      2,
      'new',
      3,
    ])
  })
  it('join what one person writes within five minutes', () => {
    const messages = [
      message(1),
      message(2, { createdAt: '2027-01-01T12:04:59Z' }),
      message(3, { createdAt: '2027-01-01T12:09:59Z' }),
      message(4, { createdAt: '2027-01-01T12:10:00Z', senderId: 'bo' }),
    ]
    const follows = rowsOf(messages, null).flatMap((row) => (row.kind === 'message' ? [row.follows] : []))
    expect(follows).toEqual([false, true, false, false])
  })
  it('count as new only what another wrote', () => {
    expect(firstUnread([message(1), message(2), message(3, { senderId: 'bo' })], 1, 'anna')).toBe(3)
    expect(firstUnread([message(1), message(2)], 0, 'anna')).toBeNull()
  })
  it('have one read mark, below the last own message that was read, where it is shared', () => {
    const messages = [message(1), message(2, { senderId: 'bo' }), message(3)]
    expect(readMarkOf(messages, 'anna', 2)).toBe(1)
    expect(readMarkOf(messages, 'anna', 3)).toBe(3)
    expect(readMarkOf(messages, 'anna', null)).toBeNull()
  })
})
