import { expect, test } from 'vitest'
import { cacheAnswers } from './answer-cache.ts'

test('a text is answered once while its answer is fresh; the latest texts are stored', async () => {
  const asked: string[] = []
  const ask = cacheAnswers(
    async (text) => {
      asked.push(text)
      return text.length
    },
    { freshMs: 60_000, staleMs: 60_000, most: 2 },
  )
  expect([await ask('a'), await ask('a'), await ask('bb')]).toEqual([1, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
  await ask('ccc')
  await ask('a')
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('calls for the same text at the same time share one answer', async () => {
  let times = 0
  const ask = cacheAnswers(async () => ++times, { freshMs: 60_000, staleMs: 60_000, most: 2 })
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1])
})

test('an answer that is too old is fetched again, and a failure is not cached', async () => {
  let times = 0
  const ask = cacheAnswers(
    async () => {
      times++
      if (times === 1) throw new Error('not now')
      return times
    },
    { freshMs: 0, staleMs: 0, most: 5 },
  )
  await expect(ask('a')).rejects.toThrow('not now')
  expect([await ask('a'), await ask('a')]).toEqual([2, 3])
})

test('a stale answer is used while a newer one is fetched, also when fetching fails', async () => {
  const outcomes = [1, new Error('not now'), 3]
  const begun: (() => void)[] = []
  const ask = cacheAnswers(
    () => {
      const outcome = outcomes.shift()
      return new Promise<number>((resolve, reject) => {
        begun.push(() => (typeof outcome === 'number' ? resolve(outcome) : reject(outcome)))
      })
    },
    { freshMs: 0, staleMs: 60_000, most: 5 },
  )
  const settle = async (asked: Promise<number>): Promise<number> => {
    begun.shift()?.()
    const answer = await asked
    await new Promise(setImmediate)
    return answer
  }
  expect(await settle(ask('a'))).toBe(1)
  expect(await settle(ask('a'))).toBe(1)
  expect(await settle(ask('a'))).toBe(1)
  expect(await settle(ask('a'))).toBe(3)
})

test('stale texts are refreshed one after the other, each once', async () => {
  let atOnce = 0
  let most = 0
  const asked: string[] = []
  const ask = cacheAnswers(
    async (text) => {
      asked.push(text)
      most = Math.max(most, ++atOnce)
      await new Promise(setImmediate)
      atOnce--
      return text
    },
    { freshMs: 0, staleMs: 60_000, most: 5 },
  )
  for (const text of ['a', 'b', 'c']) await ask(text)
  expect(await Promise.all(['a', 'b', 'c', 'a', 'b', 'c'].map(ask))).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  while (asked.length < 6) await new Promise(setImmediate)
  expect([most, asked.join('')]).toEqual([1, 'abcabc'])
})

test('an answer that is not worth storing is fetched again by the next call', async () => {
  const homes = [0, 9, 10]
  const ask = cacheAnswers(async () => homes.shift() ?? 0, {
    ...{ freshMs: 60_000, staleMs: 60_000, most: 5 },
    keeps: (count) => count > 0,
  })
  expect([await ask('a'), await ask('a'), await ask('a')]).toEqual([0, 9, 9])
})
