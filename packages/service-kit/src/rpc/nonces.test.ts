import { expect, it } from 'vitest'
import { createNonceGenerator, createNonceMemory } from './nonces.ts'

it('a process never names two calls alike, nor as another process does', () => {
  const [one, other] = [createNonceGenerator(), createNonceGenerator()]
  expect(new Set(Array.from({ length: 1_000 }, () => [one(), other()]).flat()).size).toBe(2_000)
})

it('a process knows a call again for as long as its token lives, and its memory does not grow', () => {
  let now = 0
  const isFirst = createNonceMemory(() => now)
  expect([isFirst('a'), isFirst('a'), isFirst('b')]).toEqual([true, false, true])
  now = 61_000
  expect([isFirst('a'), isFirst('c')]).toEqual([false, true])
  now = 200_000
  isFirst('d')
  now = 300_000
  expect(isFirst('a')).toBe(true)
})
