import { expect, test } from 'vitest'
import { readSegments } from './shore-lines.ts'

test('segments are read with the level that the atlas prints in their header', () => {
  const printed = [
    '> Shore Bin # 11530, Level 1',
    '10.474173\t57.650000',
    '10.480812\t57.653300',
    '> Shore Bin # 11530, Level 2',
    '9.100000\t56.500000',
    '9.200000\t56.600000',
    '9.300000\t56.500000',
    '',
  ].join('\n')
  expect(readSegments(printed)).toEqual([
    {
      level: 1,
      line: [
        [10.474173, 57.65],
        [10.480812, 57.6533],
      ],
    },
    {
      level: 2,
      line: [
        [9.1, 56.5],
        [9.2, 56.6],
        [9.3, 56.5],
      ],
    },
  ])
})
