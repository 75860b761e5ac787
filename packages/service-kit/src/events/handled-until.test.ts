import { expect, test } from 'vitest'
import { addSample, latestHandled, oldestPosition, type StreamSample } from './handled-until.ts'

const place = (pending: number, unacked: number, floor: number) => ({
  num_pending: pending,
  num_ack_pending: unacked,
  ack_floor: { stream_seq: floor },
})
const at = (second: number): Date => new Date(Date.UTC(2026, 10, 29, 12, 0, second))

test('the slowest consumer has the oldest position, one without work has passed the end, and one that is not there has none', () => {
  expect(oldestPosition([], 40)).toBe(40)
  expect(oldestPosition([place(0, 0, 12), place(0, 0, 40)], 40)).toBe(40)
  expect(oldestPosition([place(0, 0, 12), place(3, 0, 31), place(0, 2, 25)], 40)).toBe(25)
  expect(oldestPosition([place(0, 0, 40), undefined], 40)).toBe(0)
})

test('what was published before a moment is handled once every consumer has passed where the stream ended then', () => {
  const samples: StreamSample[] = []
  for (const [second, lastSeq] of [
    [0, 10],
    [5, 20],
    [10, 20],
    [15, 30],
  ] as const)
    addSample(samples, { at: at(second), lastSeq })
  expect(latestHandled(samples, 9)).toBeUndefined()
  expect(latestHandled(samples, 29)).toEqual({ at: at(10), lastSeq: 20 })
  expect(latestHandled(samples, 30)).toEqual({ at: at(15), lastSeq: 30 })
  expect(samples).toHaveLength(1)
})

test('many samples are thinned so that the answer is never too late', () => {
  const samples: StreamSample[] = []
  for (let second = 0; second < 2_000; second++) addSample(samples, { at: at(second), lastSeq: second })
  expect(samples.length).toBeLessThanOrEqual(500)
  expect(latestHandled(samples, 700)).toEqual({ at: at(0), lastSeq: 0 })
})
