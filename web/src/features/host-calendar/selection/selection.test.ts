import { addDays, nightsOf } from '@nordbo/stay-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaBetween,
  countSelection,
  daysOfSelection,
  isSelected,
  leaveOut,
  nothingSelected,
  type SelectableHome,
  type Selection,
  setDays,
  withoutBooked,
} from './selection.ts'

const first = '2031-05-01'
const homes: readonly SelectableHome[] = [
  { id: 'a', stays: [{ from: addDays(first, 3), to: addDays(first, 6) }] },
  { id: 'b', stays: [] },
  { id: 'c', stays: [{ from: addDays(first, 10), to: addDays(first, 11) }] },
]
const range = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 10 }))
  .map(([start, nights]) => ({ from: addDays(first, start), to: addDays(first, start + nights) }))
const strokes = fc.array(fc.record({ range, rows: fc.subarray([0, 1, 2], { minLength: 1 }), selects: fc.boolean() }), {
  maxLength: 8,
})
const chosen = (rows: readonly number[]) => homes.filter((_, index) => rows.includes(index))
const datesOf = (selection: Selection, id: string) =>
  (selection.get(id) ?? []).flatMap(({ from, to }) => nightsOf(from, to)).sort()
const bookedDates = (id: string) =>
  homes.filter((home) => home.id === id).flatMap(({ stays }) => stays.flatMap(({ from, to }) => nightsOf(from, to)))

describe('a selection', () => {
  it('after any strokes has exactly the days of a set of days, and never a booked one', () => {
    fc.assert(
      fc.property(strokes, (list) => {
        const expected = new Map(homes.map(({ id }) => [id, new Set<string>()]))
        let selection = nothingSelected
        for (const { range: days, rows, selects } of list) {
          selection = setDays(selection, chosen(rows), days, selects)
          for (const { id } of chosen(rows))
            for (const date of nightsOf(days.from, days.to))
              if (!selects) expected.get(id)?.delete(date)
              else if (!bookedDates(id).includes(date)) expected.get(id)?.add(date)
        }
        for (const { id } of homes) expect(datesOf(selection, id)).toEqual([...(expected.get(id) ?? [])].sort())
        const days = [...expected.values()].reduce((sum, dates) => sum + dates.size, 0)
        expect(countSelection(selection)).toEqual({
          days,
          homes: [...expected.values()].filter(({ size }) => size > 0).length,
        })
        for (const { ranges } of daysOfSelection(selection))
          for (const [index, next] of ranges.slice(1).entries())
            expect((ranges[index]?.to ?? '') < next.from).toBe(true)
      }),
    )
  })

  it('covers every home and day between two cells, in any order', () => {
    const one = { home: 'c', date: addDays(first, 9) }
    const other = { home: 'a', date: addDays(first, 2) }
    for (const area of [areaBetween(homes, one, other), areaBetween(homes, other, one)]) {
      expect(area.homes.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(area.range).toEqual({ from: addDays(first, 2), to: addDays(first, 10) })
    }
    const single = areaBetween(homes, one, one)
    expect(single.homes.map(({ id }) => id)).toEqual(['c'])
    expect(single.range).toEqual({ from: one.date, to: addDays(one.date, 1) })
  })

  it('loses days that were booked meanwhile, and homes that are gone', () => {
    const [a = expect.fail('no home'), b = expect.fail('no home')] = homes
    const selection = setDays(nothingSelected, [a, b], { from: first, to: addDays(first, 9) }, true)
    const booked = { ...b, stays: [{ from: addDays(first, 1), to: addDays(first, 4) }] }
    const left = withoutBooked(selection, [booked])
    expect([...left.keys()]).toEqual(['b'])
    expect(isSelected(left, { home: 'b', date: addDays(first, 2) })).toBe(false)
    expect(isSelected(left, { home: 'b', date: addDays(first, 4) })).toBe(true)
  })

  it('without the days of a refusal keeps all others', () => {
    const [, b = expect.fail('no home'), c = expect.fail('no home')] = homes
    const selection = setDays(nothingSelected, [b, c], { from: first, to: addDays(first, 4) }, true)
    const left = leaveOut(selection, [{ listingId: 'b', from: addDays(first, -2), to: addDays(first, 3) }])
    expect(daysOfSelection(left)).toEqual([
      { listingId: 'b', ranges: [{ from: addDays(first, 3), to: addDays(first, 4) }] },
      { listingId: 'c', ranges: [{ from: first, to: addDays(first, 4) }] },
    ])
    expect(leaveOut(left, [{ listingId: 'b', from: first, to: addDays(first, 9) }]).has('b')).toBe(false)
  })
})
