import { expect, test } from 'vitest'
import { onServerNow, serverAheadMs, serverNow, setServerNow } from './server-clock.ts'

test('a subscriber is called for each valid time of the server until it unsubscribes', () => {
  const years: number[] = []
  const stop = onServerNow(() => years.push(new Date(serverNow()).getUTCFullYear()))
  setServerNow('2031-06-01T00:00:00.000Z')
  setServerNow('no time at all')
  stop()
  setServerNow('2032-06-01T00:00:00.000Z')
  expect(years).toEqual([2031])
})

test('the offset changes only when a valid time of the server is set', () => {
  setServerNow('2031-06-01T00:00:00.000Z')
  const before = serverAheadMs()
  setServerNow('no time at all')
  expect(serverAheadMs()).toBe(before)
  setServerNow('2031-06-02T00:00:00.000Z')
  expect(serverAheadMs()).toBeGreaterThan(before)
})
