import {
  addDays,
  type CalendarRange,
  countNights,
  mergeRanges,
  overlap,
  sharedRanges,
  withoutRanges,
} from '@nordbo/stay-rules'

/** Selected days by home. A home without selected days is missing. */
export type Selection = ReadonlyMap<string, readonly CalendarRange[]>

/** A day of a home. */
export interface Cell {
  home: string
  date: string
}

/** A home whose booked days cannot be selected. */
export interface SelectableHome {
  id: string
  stays: readonly CalendarRange[]
}

export const nothingSelected: Selection = new Map()

const oneDay = (date: string): CalendarRange => ({ from: date, to: addDays(date, 1) })

const withRanges = (selection: Selection, home: string, ranges: readonly CalendarRange[]): Selection => {
  const next = new Map(selection)
  if (ranges.length > 0) next.set(home, ranges)
  else next.delete(home)
  return next
}

/** Is a day selected? */
export const isSelected = (selection: Selection, { home, date }: Cell): boolean =>
  (selection.get(home) ?? []).some((range) => overlap(range, oneDay(date)))

/** The selection without booked days, and without homes that are not shown. */
export const withoutBooked = (selection: Selection, homes: readonly SelectableHome[]): Selection =>
  new Map(
    homes.flatMap(({ id, stays }) => {
      const left = withoutRanges(selection.get(id) ?? [], stays)
      return left.length > 0 ? [[id, left] as const] : []
    }),
  )

/** Adds the days of several homes, or removes them. Booked days are never added. */
export const setDays = (
  selection: Selection,
  homes: readonly SelectableHome[],
  range: CalendarRange,
  selected: boolean,
): Selection =>
  homes.reduce<Selection>((next, { id, stays }) => {
    const before = next.get(id) ?? []
    const after = selected ? mergeRanges([...before, ...withoutRanges([range], stays)]) : withoutRanges(before, [range])
    return withRanges(next, id, after)
  }, selection)

/** All days between two cells, of all homes between them. `homes` are in the order of the screen. */
export const areaBetween = (
  homes: readonly SelectableHome[],
  one: Cell,
  other: Cell,
): { homes: readonly SelectableHome[]; range: CalendarRange } => {
  const rows = [one, other].map(({ home }) => homes.findIndex(({ id }) => id === home)).sort((a, b) => a - b)
  const [from = '', last = ''] = [one.date, other.date].sort()
  return { homes: homes.slice(Math.max(0, rows[0] ?? 0), (rows[1] ?? -1) + 1), range: { from, to: addDays(last, 1) } }
}

/** Leaves out days that a refusal named. */
export const leaveOut = (selection: Selection, taken: readonly (CalendarRange & { listingId: string })[]): Selection =>
  new Map(
    [...selection].flatMap(([home, ranges]) => {
      const left = withoutRanges(
        ranges,
        taken.filter(({ listingId }) => listingId === home),
      )
      return left.length > 0 ? [[home, left] as const] : []
    }),
  )

/** The days as the API takes them. */
export const daysOfSelection = (selection: Selection) =>
  [...selection].map(([listingId, ranges]) => ({
    listingId,
    ranges: mergeRanges(ranges).map(({ from, to }) => ({ from, to })),
  }))

/** How many days of how many homes are selected. */
export const countSelection = (selection: Selection): { days: number; homes: number } => ({
  days: [...selection.values()].reduce((sum, ranges) => sum + countNights(ranges), 0),
  homes: selection.size,
})

/** The selected days of a home within a range. */
export const selectedWithin = (selection: Selection, home: string, range: CalendarRange): CalendarRange[] =>
  sharedRanges(selection.get(home) ?? [], [range])
