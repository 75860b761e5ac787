import { expect, test } from 'vitest'
import { countRounds } from './rounds.ts'

test('calls side by side are one round', async () => {
  const rounds = countRounds()
  await Promise.all([rounds.during(async () => 1), rounds.during(async () => 2)])
  expect(rounds.count).toBe(1)
})

test('a round too many is refused where it is forbidden', async () => {
  const rounds = countRounds(1)
  await rounds.during(async () => 1)
  await expect(rounds.during(async () => 2)).rejects.toThrow('1 rounds')
})

test('a call that waited for another begins the next round, also after a failure', async () => {
  const rounds = countRounds()
  await rounds.during(() => Promise.reject(new Error('away'))).catch(() => undefined)
  await rounds.during(async () => 2)
  expect(rounds.count).toBe(2)
})
