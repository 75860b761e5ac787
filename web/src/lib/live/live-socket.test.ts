import { expect, it } from 'vitest'
import { reconnectDelay } from './live-socket.ts'

it('waits longer after each failed attempt, but never too long', () => {
  expect(reconnectDelay(0, 1)).toBe(500)
  expect(reconnectDelay(3, 1)).toBe(4000)
  expect(reconnectDelay(40, 1)).toBe(20_000)
  expect(reconnectDelay(3, 0)).toBe(2000)
})
