import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('the same text is answered once while the answer is fresh, and the texts asked last are kept', async () => {
  const asked: string[] = []
  const ask = remember(
    async (text) => {
      asked.push(text)
      return text.length
    },
    { freshMs: 60_000, most: 2 },
  )
  expect([await ask('a'), await ask('a'), await ask('bb')]).toEqual([1, 1, 2])
  expect(asked).toEqual(['a', 'bb'])
  await ask('ccc')
  await ask('a')
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a'])
})

test('an answer that is old is asked for anew, and a failure is nobody else’s', async () => {
  let times = 0
  const ask = remember(
    async () => {
      times++
      if (times === 1) throw new Error('not now')
      return times
    },
    { freshMs: 0, most: 5 },
  )
  await expect(ask('a')).rejects.toThrow('not now')
  expect([await ask('a'), await ask('a')]).toEqual([2, 3])
})
