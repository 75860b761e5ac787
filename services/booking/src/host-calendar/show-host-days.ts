import {
  type bookingService,
  err,
  type HostBlock,
  type HostDays,
  type HostNote,
  mergeRanges,
  mostShownNights,
  nightsBetween,
  ok,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { findCalendarHomes, findHostDays, type StoredDays } from './host-days-store.ts'
import { requireOwnHomes } from './own-homes.ts'
import { toHostStays } from './whose-days.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>

/** Longer than a month in a calendar: the texts of a year's notes need not fit into a message. */
const mostNightsWithTexts = 62

const mayShow = (from: string, to: string): boolean =>
  isCalendarRange(from, to) && nightsBetween(from, to) <= mostShownNights

const toNotes = (notes: StoredDays['notes'], withTexts: boolean): HostNote[] =>
  withTexts
    ? notes.map(({ from, to, value }) => ({ from, to, text: value }))
    : mergeRanges(notes).map(({ from, to }) => ({ from, to, text: null }))

const toBlocks = (blocks: StoredDays['blocks'], source: HostBlock['source']): HostBlock[] =>
  blocks.map(({ value, ...range }) => ({ ...range, reason: value, source }))

/** The signed-in host's active homes. */
export const showCalendarHomes =
  ({ reads }: Pick<Deps, 'reads'>): Procedures['calendarHomes'] =>
  async (range, { actor }) =>
    mayShow(range.from, range.to)
      ? ok({ homes: await findCalendarHomes(reads, personOf(actor), range) })
      : err('booking.datesInvalid', { maxNights: mostShownNights })

/** Stays, blocks and notes of the host's homes (docs/product/listings.md, Calendar). */
export const showHostDays =
  (deps: Deps): Procedures['hostDays'] =>
  async ({ listingIds, from, to }, call) => {
    if (!mayShow(from, to)) return err('booking.datesInvalid', { maxNights: mostShownNights })
    const own = await requireOwnHomes(deps, call, [...new Set(listingIds)])
    if (!own.ok) return own
    const found = await findHostDays(deps.reads, listingIds, { from, to })
    const names = await deps.firstNames(found.flatMap(({ stays }) => stays.map(({ guestId }) => guestId)))
    const withTexts = listingIds.length === 1 && nightsBetween(from, to) <= mostNightsWithTexts
    const homes = found.map(
      ({ listingId, revision, stays, blocks, imported, notes }): HostDays => ({
        listingId,
        revision,
        stays: toHostStays(stays, names),
        blocks: [...toBlocks(blocks, 'host'), ...toBlocks(imported, 'import')].sort((one, other) =>
          one.from.localeCompare(other.from),
        ),
        notes: toNotes(notes, withTexts),
      }),
    )
    return ok({ homes })
  }
