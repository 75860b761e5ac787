import { type CalendarRange, nightPrice, nightsOf } from '@nordbo/stay-rules'
import type { CalendarHome, HostDay } from '../../lib/api/model.ts'

export type HostStay = CalendarHome['stays'][number]
export type HostBlock = CalendarHome['blocks'][number]

/** A home with its days, as both views of the calendar use it. */
export interface CalendarRow {
  id: string
  title: string
  city: string
  stays: readonly HostStay[]
  blocks: readonly HostBlock[]
  notes: readonly (CalendarRange & { text: string | null })[]
  /** The price of the night that begins on a date, DKK; null without rates. */
  priceOf(date: string): { price: number; own: boolean } | null
}

/** Finds the range of a date. An index is made once for each array of ranges: a year looks up thousands of dates while it scrolls. */
const finderOf = <Range extends CalendarRange>() => {
  const indexes = new WeakMap<readonly Range[], ReadonlyMap<string, Range>>()
  return (ranges: readonly Range[], date: string): Range | undefined => {
    let index = indexes.get(ranges)
    if (!index) {
      index = new Map(ranges.flatMap((range) => nightsOf(range.from, range.to).map((night) => [night, range] as const)))
      indexes.set(ranges, index)
    }
    return index.get(date)
  }
}
const findStay = finderOf<HostStay>()
const findBlock = finderOf<HostBlock>()
const findNote = finderOf<CalendarRow['notes'][number]>()

/** Whose stay a date belongs to. */
export const stayAt = ({ stays }: Pick<CalendarRow, 'stays'>, date: string): HostStay | undefined =>
  findStay(stays, date)
/** The block that a date belongs to. */
export const blockAt = ({ blocks }: Pick<CalendarRow, 'blocks'>, date: string): HostBlock | undefined =>
  findBlock(blocks, date)
/** The note of a date. */
export const noteAt = ({ notes }: Pick<CalendarRow, 'notes'>, date: string): CalendarRow['notes'][number] | undefined =>
  findNote(notes, date)

/** A home of the year's answer. */
export const rowOfHome = (home: CalendarHome, weekendNights: readonly number[]): CalendarRow => {
  const { base, weekend } = home
  let overrides: ReadonlyMap<string, number> | undefined
  return {
    id: home.id,
    title: home.title,
    city: home.city,
    stays: home.stays,
    blocks: home.blocks,
    notes: home.notes.map((range) => ({ ...range, text: null })),
    priceOf: (date) => {
      if (base === null || weekend === null) return null
      overrides ??= new Map(
        home.prices.flatMap(({ from, to, price }) => nightsOf(from, to).map((night) => [night, price] as const)),
      )
      const override = overrides.get(date)
      return { price: nightPrice({ base, weekend, weekendNights }, date, override), own: override !== undefined }
    },
  }
}

const dayAfter = (days: readonly HostDay[], index: number, end: string): string => days[index + 1]?.date ?? end

/** Neighbouring days with the same fact, as ranges of that fact. */
const rangesOfDays = <Fact>(
  days: readonly HostDay[],
  end: string,
  factOf: (day: HostDay) => Fact | null,
  isSame: (one: Fact, other: Fact) => boolean,
): { from: string; to: string; fact: Fact }[] => {
  const ranges: { from: string; to: string; fact: Fact }[] = []
  for (const [index, day] of days.entries()) {
    const fact = factOf(day)
    if (fact === null) continue
    const last = ranges.at(-1)
    const to = dayAfter(days, index, end)
    if (last && last.to === day.date && isSame(last.fact, fact)) last.to = to
    else ranges.push({ from: day.date, to, fact })
  }
  return ranges
}

const equal = (one: string, other: string): boolean => one === other

type BlockFact = Pick<HostBlock, 'reason' | 'source'>
const blockOf = ({ reason, blockedBy }: HostDay): BlockFact | null =>
  reason === null || blockedBy === null ? null : { reason, source: blockedBy }
const sameBlock = (one: BlockFact, other: BlockFact): boolean =>
  one.reason === other.reason && one.source === other.source

/** A home of the month's answer, whose days end before `end`. Stays are whole, also where they reach beyond the month. */
export const rowOfDays = (
  home: Pick<CalendarRow, 'id' | 'title' | 'city'>,
  days: readonly HostDay[],
  end: string,
): CalendarRow => {
  const stays = new Map<string, HostStay>()
  for (const { booking } of days)
    if (booking) {
      const { id, ...stay } = booking
      stays.set(`${id} ${stay.from}`, { ...stay, bookingId: id })
    }
  const dayOf = new Map(days.map((day) => [day.date, day]))
  return {
    ...home,
    stays: [...stays.values()],
    blocks: rangesOfDays(days, end, blockOf, sameBlock).map(({ fact, ...range }) => ({ ...range, ...fact })),
    notes: rangesOfDays(days, end, ({ note }) => note, equal).map(({ fact, ...range }) => ({ ...range, text: fact })),
    priceOf: (date) => {
      const day = dayOf.get(date)
      return day && day.price !== null ? { price: day.price, own: day.isOwnPrice } : null
    },
  }
}
