import { expect, test } from 'vitest'
import { nightsToClose } from './imported-nights.ts'

const range = (from: number, to: number) => ({ from: `2031-06-${from}`, to: `2031-06-${to}` })
const calendar = (id: string, ...nights: { from: string; to: string }[]) => ({ id, name: id, nights })

test('imported nights are closed around stays and blocks, and once where two calendars have them', () => {
  const closed = nightsToClose({
    imports: [calendar('a', range(10, 20), range(22, 24)), calendar('b', range(18, 23))],
    taken: [range(12, 14), range(15, 16)],
  })
  expect(closed).toEqual([
    { ...range(10, 12), importId: 'a', reason: 'a' },
    { ...range(14, 15), importId: 'a', reason: 'a' },
    { ...range(16, 20), importId: 'a', reason: 'a' },
    { ...range(22, 24), importId: 'a', reason: 'a' },
    { ...range(20, 22), importId: 'b', reason: 'b' },
  ])
})
