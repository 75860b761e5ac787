import { expect, it } from 'vitest'
import { groupProposals } from './group-proposals.ts'

const night = (date: string, current: number, proposed: number, takenPercent = 40) => ({
  ...{ date, current, proposed, median: 1_000, takenPercent },
})

it('joins nights in a row with the same prices, and no others', () => {
  const groups = groupProposals([
    night('2031-05-30', 900, 1_000, 20),
    night('2031-05-31', 900, 1_000, 60),
    night('2031-06-01', 900, 1_050),
    night('2031-06-03', 900, 1_050),
    night('2031-06-04', 950, 1_050),
  ])
  expect(groups.map(({ from, to, nights }) => [from, to, nights.length])).toEqual([
    ['2031-05-30', '2031-06-01', 2],
    ['2031-06-01', '2031-06-02', 1],
    ['2031-06-03', '2031-06-04', 1],
    ['2031-06-04', '2031-06-05', 1],
  ])
  expect(groups[0]).toMatchObject({ current: 900, proposed: 1_000, median: 1_000, taken: 40 })
})

it('has no groups without proposals', () => {
  expect(groupProposals([])).toEqual([])
})
