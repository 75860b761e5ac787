import { expect, test } from 'vitest'
import { onServerNow, serverNow, setServerNow } from './server-clock.ts'

test('who shows the time hears when the server tells it, until they stop listening', () => {
  const heard: number[] = []
  const stop = onServerNow(() => heard.push(new Date(serverNow()).getUTCFullYear()))
  setServerNow('2031-06-01T00:00:00.000Z')
  setServerNow('no time at all')
  stop()
  setServerNow('2032-06-01T00:00:00.000Z')
  expect(heard).toEqual([2031])
})
