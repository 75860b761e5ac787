import { type bookingService, type DateRange, err, ok } from '@nordbo/contracts'
import { type Handlers, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isCalendarRange } from '../lifecycle/stay-rules.ts'
import { ensureListing } from '../listing/ensure-listings.ts'
import { recordCalendarChange } from '../occupancy/calendar-events.ts'
import { findTakenRanges, replaceBlocks, type TakenRange } from '../occupancy/calendar-store.ts'
import { overlap, rangesOfDates, withoutRanges } from '../occupancy/ranges.ts'
import { runListingCommand } from '../transaction/listing-transaction.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['setBlocks']
type Block = DateRange & { reason: string }

/** The blocks of a range of dates after some of them were blocked or freed; blocks that stay keep their reasons. */
const blocksAfter = (taken: readonly TakenRange[], dates: readonly DateRange[], reason: string | null): Block[] => {
  const blocks = taken.filter((range) => range.bookingId === null)
  if (reason === null)
    return blocks.flatMap((block) =>
      withoutRanges([block], dates).map((rest) => ({ ...rest, reason: block.reason ?? '' })),
    )
  const fresh = withoutRanges(dates, blocks).map((range) => ({ ...range, reason }))
  return [...blocks.map(({ from, to, reason: why }) => ({ from, to, reason: why ?? '' })), ...fresh]
}

/** Blocks or frees dates of the host's listing. Dates of a stay cannot be blocked; `calendar.datesBooked` carries the ranges. */
export const setBlocks =
  (deps: Deps): Handler =>
  async ({ listingId, dates, blocked, reason }, call) => {
    const home = await ensureListing(deps, listingId)
    if (!home) return err('listing.notFound')
    // A listing that guests cannot see must not be revealed to strangers.
    if (!ownerOrAdmin(call.actor, home.hostId)) return err(home.active ? 'listing.notOwner' : 'listing.notFound')
    const ranges = rangesOfDates(dates)
    const window = { from: ranges[0]?.from ?? '', to: ranges.at(-1)?.to ?? '' }
    if (!isCalendarRange(window.from, window.to)) return err('request.invalid', { dates: 'out of range' })
    return runListingCommand(deps, call, listingId, async (transaction) => {
      const taken = await findTakenRanges(transaction.tx, listingId, window.from, window.to)
      const stays = taken.filter((range) => range.bookingId !== null)
      const hit = stays.filter((stay) => blocked && ranges.some((range) => overlap(range, stay)))
      if (hit.length > 0) return err('calendar.datesBooked', { ranges: hit.map(({ from, to }) => ({ from, to })) })
      await replaceBlocks(transaction.tx, listingId, window, blocksAfter(taken, ranges, blocked ? reason : null))
      const { revision, events } = await recordCalendarChange(transaction.tx, { ...transaction.calendar, dates: true })
      transaction.events.push(...events)
      return ok({ revision })
    })
  }
