import { expect, it } from 'vitest'
import { readCost } from './read-cost.ts'

it('reads whole kroner, nothing as nothing, and refuses all else', () => {
  expect(['0', ' 1200 ', '1.200', '12 500', '', '  '].map(readCost)).toEqual([0, 1200, 1200, 12500, null, null])
  for (const text of ['-1', '12,5', '12.5', '1e3', 'ti', '1.20', '999999999']) expect(readCost(text)).toBeUndefined()
})
