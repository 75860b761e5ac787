import { expect, test } from 'vitest'
import { type Count, countsBetween, countsPerRequest, type Rest, withoutAnyRest, withoutRest } from './counts.ts'

const statement = (detail: string, count: number): Count => ({ kind: 'statements', part: 'booking', detail, count })

test('only what was added between two readings is counted', () => {
  const [old, more, fresh] = [statement('old', 7), statement('more', 2), statement('fresh', 4)]
  expect(countsBetween([old, more], [old, { ...more, count: 5 }, fresh])).toEqual([{ ...more, count: 3 }, fresh])
})

test('what an idle system does is left out', () => {
  // In ten seconds at rest every process was asked 100 times.
  const rest: Rest = {
    counts: [statement('asked by settle()', 110), statement('each second', 10), statement('begin', 10)],
    seconds: 10,
    rounds: 100,
  }
  const used = [
    statement('asked by settle()', 30),
    statement('each second', 6),
    statement('begin', 45),
    statement('store the booking', 40),
  ]
  expect(withoutRest(used, rest, 5)).toEqual([statement('begin', 40), statement('store the booking', 40)])
  expect(withoutAnyRest(used, rest, 5)).toEqual([statement('store the booking', 40)])
})

test('only statements and messages are compared with the number of questions', () => {
  const bytes = (detail: string, count: number): Count => ({ kind: 'bytes in', part: 'nats', detail, count })
  const messages = (detail: string, count: number): Count => ({ ...bytes(detail, count), kind: 'messages in' })
  const written: Count = { kind: 'WAL bytes', part: 'booking', detail: '', count: 5_000 }
  const rest: Rest = {
    counts: [
      ...[messages('asked', 100), bytes('asked', 9_000), messages('pull', 10), bytes('pull', 1_000)],
      { ...written, count: 1_000 },
    ],
    seconds: 10,
    rounds: 100,
  }
  expect(withoutRest([bytes('asked', 3_000), bytes('pull', 1_500), written], rest, 5)).toEqual([
    bytes('pull', 1_000),
    { ...written, count: 4_500 },
  ])
})

test('counts are summed by kind and part and divided by the requests', () => {
  const counts = [statement('one', 10), statement('two', 5), { ...statement('one', 20), part: 'listings' }]
  expect(countsPerRequest(counts, 10)).toEqual(
    new Map([
      [
        'statements',
        new Map([
          ['booking', 1.5],
          ['listings', 2],
        ]),
      ],
    ]),
  )
})
