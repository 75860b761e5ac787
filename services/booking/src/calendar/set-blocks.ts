import { type bookingService, type DateRange, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { commandHome } from '../booking/change-home.ts'
import { mayHost } from '../booking/people.ts'
import { isCalendarRange } from '../booking/stay.ts'
import type { Deps } from '../deps.ts'
import { learnHome } from '../listing/learn-homes.ts'
import { replaceBlocks, type TakenRange, takenRanges } from './calendar-store.ts'
import { overlap, rangesOfDates, withoutRanges } from './ranges.ts'
import { countCalendar } from './tell-calendar.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['setBlocks']
type Block = DateRange & { reason: string }

/** The blocks of a stretch of calendar after some dates were blocked or freed; blocks that stand keep their reasons. */
const blocksAfter = (taken: readonly TakenRange[], dates: readonly DateRange[], reason: string | null): Block[] => {
  const blocks = taken.filter((range) => range.bookingId === null)
  if (reason === null)
    return blocks.flatMap((block) =>
      withoutRanges([block], dates).map((rest) => ({ ...rest, reason: block.reason ?? '' })),
    )
  const fresh = withoutRanges(dates, blocks).map((range) => ({ ...range, reason }))
  return [...blocks.map(({ from, to, reason: why }) => ({ from, to, reason: why ?? '' })), ...fresh]
}

/** Blocks or frees dates of the host's home. Dates of a stay cannot be blocked; `calendar.datesBooked` names the ranges. */
export const setBlocks =
  (deps: Deps): Handler =>
  async ({ listingId, dates, blocked, reason }, call) => {
    const home = await learnHome(deps, listingId)
    if (!home) return err('listing.notFound')
    // Strangers do not learn of homes that guests cannot see.
    if (!mayHost(call.actor, home)) return err(home.active ? 'listing.notOwner' : 'listing.notFound')
    const ranges = rangesOfDates(dates)
    const window = { from: ranges[0]?.from ?? '', to: ranges.at(-1)?.to ?? '' }
    if (!isCalendarRange(window.from, window.to)) return err('request.invalid', { dates: 'out of range' })
    return commandHome(deps, call, listingId, async (change) => {
      const taken = await takenRanges(change.tx, listingId, window.from, window.to)
      const stays = taken.filter((range) => range.bookingId !== null)
      const hit = stays.filter((stay) => blocked && ranges.some((range) => overlap(range, stay)))
      if (hit.length > 0) return err('calendar.datesBooked', { ranges: hit.map(({ from, to }) => ({ from, to })) })
      await replaceBlocks(change.tx, listingId, window, blocksAfter(taken, ranges, blocked ? reason : null))
      const { revision, events } = await countCalendar(change.tx, { ...change.calendar, dates: true })
      change.events.push(...events)
      return ok({ revision })
    })
  }
