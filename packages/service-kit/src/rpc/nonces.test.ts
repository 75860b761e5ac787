import { expect, it } from 'vitest'
import { createNonceGenerator, createNonceMemory } from './nonces.ts'

it('nonces are unique within a process and between processes', () => {
  const [one, other] = [createNonceGenerator(), createNonceGenerator()]
  expect(new Set(Array.from({ length: 1_000 }, () => [one(), other()]).flat()).size).toBe(2_000)
})

it('a process rejects a repeated nonce while its token lives, and forgets it later', () => {
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
