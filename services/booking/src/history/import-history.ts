import {
  type BookableListing,
  bookingEvents,
  type bookingService,
  err,
  type ListingId,
  ok,
  type ParsedInputOf,
} from '@nordbo/contracts'
import { type Handlers, type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import { bookingFact } from '../booking/booking-events.ts'
import { lockListings } from '../booking/booking-store.ts'
import type { Tx } from '../core/database.ts'
import { callOptions, type Deps } from '../core/deps.ts'
import { ensureListings } from '../listing/ensure-listings.ts'
import { recordCalendarChange } from '../occupancy/calendar-events.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { paidEvent } from '../payment/payment-events.ts'
import { countIntroUsesByListing, findKnownBookings, insertBlocks, insertReplayedStays } from './history-store.ts'
import { type ImportedStay, type ReplayedStay, replayHistory } from './replay-history.ts'

type Procedure = (typeof bookingService)['procedures']['importHistory']
type History = ParsedInputOf<Procedure>
type Handler = Handlers<{ importHistory: Procedure }>['importHistory']

const keepsUse: ReadonlySet<ImportedStay['outcome']> = new Set(['completed', 'confirmed', 'pending_request'])
const maxTries = 12
/** Batches that share listings wait for each other, and only the demo market imports. */
const batchOptions = { timeout: 100_000, maxWait: 20_000 }

const replayListing = async (
  deps: Deps,
  home: BookableListing,
  stays: readonly ImportedStay[],
  introUsedBefore: number,
): Promise<ReplayedStay[]> => {
  const replayed: ReplayedStay[] = []
  let introUsed = introUsedBefore
  for (const stay of stays) {
    const { listingId, checkIn, checkOut } = stay
    const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed }, callOptions)
    if (!quoted.ok) throw new Error(`the stay ${stay.id} has no price: ${quoted.error.code}`)
    replayed.push(replayHistory(stay, home, quoted.value))
    if (quoted.value.introUsed !== null && keepsUse.has(stay.outcome)) introUsed++
  }
  return replayed
}

const eventsOf = ({ stay, home, quote, mode, checkInAt, steps }: ReplayedStay): OutgoingEvent[] => {
  const { id, listingId, guestId, checkIn, checkOut } = stay
  return steps.flatMap(({ move }, index) => {
    const revision = index + 1
    const booking = { id, listingId, guestId, hostId: home.hostId, mode, status: move.to, checkIn, checkOut, quote }
    const moved = outgoing(bookingEvents[move.event], {
      aggregateId: id,
      revision,
      data: bookingFact({ ...booking, totalOre: quote.totalOre, imported: true }, move.from),
    })
    if (move.to !== 'confirmed') return [moved]
    const payment = { id, intentId: null, amountOre: quote.totalOre }
    return [moved, paidEvent({ ...booking, checkInAt, imported: true, revision }, payment, 'stay', booking.quote)]
  })
}

/** Replays the stays of every listing. */
const replayStays = async (
  deps: Deps,
  stays: readonly ImportedStay[],
  listingIds: readonly ListingId[],
  introUses: ReadonlyMap<string, number>,
): Promise<ReplayedStay[]> => {
  const listings = new Map((await ensureListings(deps, listingIds)).map((listing) => [listing.listingId, listing]))
  const replayed = await Promise.all(
    [...listings.values()].map((listing) => {
      const own = stays.filter(({ listingId }) => listingId === listing.listingId)
      return replayListing(deps, listing, own, introUses.get(listing.listingId) ?? 0)
    }),
  )
  const all = replayed.flat()
  if (all.length !== stays.length) throw new Error('a stay names an unknown listing')
  return all
}

/** The events of stored stays and of the calendars that stays and blocks changed. */
const importEvents = async (
  tx: Tx,
  stays: readonly ReplayedStay[],
  blockedListings: readonly ListingId[],
  now: Date,
): Promise<OutgoingEvent[]> => {
  const events = stays.flatMap(eventsOf)
  const changed = new Map<ListingId, { dates: boolean; introUses: boolean }>(
    blockedListings.map((listingId) => [listingId, { dates: true, introUses: false }]),
  )
  for (const { stay, quote } of stays) {
    const before = changed.get(stay.listingId)
    const usesIntro = quote.introUsed !== null && keepsUse.has(stay.outcome)
    changed.set(stay.listingId, { dates: true, introUses: usesIntro || before?.introUses === true })
  }
  for (const [listingId, calendar] of changed)
    events.push(...(await recordCalendarChange(tx, { listingId, now, ...calendar })).events)
  return events
}

const importOnce = async (deps: Deps, { stays, blocks }: History, now: Date): Promise<number> => {
  const known = await findKnownBookings(
    deps.reads,
    stays.map(({ id }) => id),
  )
  const fresh = stays.filter(({ id }) => !known.has(id))
  const ids: ListingId[] = [...new Set([...fresh, ...blocks].map(({ listingId }) => listingId))]
  if (ids.length === 0) return 0
  const introUses = await countIntroUsesByListing(deps.reads, ids)
  const replayed = await replayStays(deps, fresh, ids, introUses)
  return deps.sql.transaction(async (tx) => {
    await lockListings(tx, ids)
    const usesNow = await countIntroUsesByListing(tx, ids)
    if (ids.some((id) => usesNow.get(id) !== introUses.get(id))) throw new IntroUsesChanged()
    const stored = await insertReplayedStays(tx, replayed)
    const blocked = blocks.length > 0 ? await insertBlocks(tx, blocks) : []
    const inserted = replayed.filter(({ stay }) => stored.has(stay.id))
    await deps.kit.emitAll(tx, await importEvents(tx, inserted, blocked, now))
    return stored.size + blocked.length
  }, batchOptions)
}

/**
 * Sandbox only: stores the demo market's stays with the history that the lifecycle gives them, and its host blocks. Repeatable: known
 * stays are skipped. Confirmed stays count as paid, without a payment intent; every event of
 * the import carries `imported`.
 */
export const importHistory =
  (deps: Deps): Handler =>
  async (history, call) => {
    if (deps.kit.config.SANDBOX_URL === undefined) return err('sandbox.only')
    for (let left = maxTries; ; left--) {
      try {
        return ok({ created: await importOnce(deps, history, call.now) })
      } catch (error) {
        if (!(error instanceof IntroUsesChanged) || left === 0) throw error
      }
    }
  }
