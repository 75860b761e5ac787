import { describe, expect, it } from 'vitest'
import { createLoader } from './loader.ts'

const numbersFrom = (calls: string[][]) => async (ids: string[]) => {
  calls.push([...ids])
  return new Map(ids.filter((id) => id !== 'none').map((id) => [id, Number(id)]))
}

describe('a loader', () => {
  it('reads what is asked for in one turn in one call, and each thing once', async () => {
    const calls: string[][] = []
    const loader = createLoader(numbersFrom(calls), 10)
    const found = await Promise.all([loader.load('1'), loader.loadMany(['1', '2', 'none'])])
    expect(found).toEqual([
      1,
      new Map([
        ['1', 1],
        ['2', 2],
      ]),
    ])
    expect(await loader.load('2')).toBe(2)
    expect(calls).toEqual([['1', '2', 'none']])
  })

  it('makes a further call for what exceeds the most of one call', async () => {
    const calls: string[][] = []
    const loader = createLoader(numbersFrom(calls), 2)
    expect([...(await loader.loadMany(['1', '2', '3', '4', '5'])).keys()]).toEqual(['1', '2', '3', '4', '5'])
    expect(calls).toEqual([['1', '2'], ['3', '4'], ['5']])
  })

  it('fails for all that a failed call was about, and for nothing else', async () => {
    const loader = createLoader<string, number>(
      async (ids) => (ids.includes('bad') ? Promise.reject(new Error('no')) : new Map([['1', 1]])),
      1,
    )
    await expect(loader.load('bad')).rejects.toThrow('no')
    expect(await loader.load('1')).toBe(1)
  })
})
