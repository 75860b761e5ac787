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
import { callOptions, type Deps } from '../core/deps.ts'
import { ensureListings } from '../listing/ensure-listings.ts'
import { recordCalendarChange } from '../occupancy/calendar-events.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { paidEvent } from '../payment/payment-events.ts'
import {
  countIntroUsesByListing,
  findKnownBookings,
  insertBlocks,
  insertReplayedStays,
  lockListings,
} from './history-store.ts'
import { type ImportedStay, type ReplayedStay, replayHistory } from './replay-history.ts'

type Procedure = (typeof bookingService)['procedures']['importHistory']
type History = ParsedInputOf<Procedure>
type Handler = Handlers<{ importHistory: Procedure }>['importHistory']

const keepsUse: ReadonlySet<ImportedStay['outcome']> = new Set(['completed', 'confirmed', 'pending_request'])
const maxTries = 12
/** Batches that share homes wait for each other; nobody else runs an import. */
const patience = { timeout: 100_000, maxWait: 20_000 }

const replayListing = async (
  deps: Deps,
  home: BookableListing,
  stays: readonly ImportedStay[],
  introUsedBefore: number,
): Promise<ReplayedStay[]> => {
  const stories: ReplayedStay[] = []
  let introUsed = introUsedBefore
  for (const stay of stays) {
    const { listingId, checkIn, checkOut } = stay
    const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed }, callOptions)
    if (!quoted.ok) throw new Error(`the stay ${stay.id} has no price: ${quoted.error.code}`)
    stories.push(replayHistory(stay, home, quoted.value))
    if (quoted.value.introUsed !== null && keepsUse.has(stay.outcome)) introUsed++
  }
  return stories
}

const eventsOf = ({ stay, home, quote, mode, checkInAt, steps }: ReplayedStay): OutgoingEvent[] => {
  const { id, listingId, guestId, checkIn, checkOut } = stay
  return steps.flatMap(({ move }, index) => {
    const revision = index + 1
    const told = { id, listingId, guestId, hostId: home.hostId, mode, status: move.to, checkIn, checkOut, quote }
    const moved = outgoing(bookingEvents[move.event], {
      aggregateId: id,
      revision,
      data: bookingFact({ ...told, totalOre: quote.totalOre, imported: true }, move.from),
    })
    if (move.to !== 'confirmed') return [moved]
    const payment = { id, intentId: null, amountOre: quote.totalOre }
    return [moved, paidEvent({ ...told, checkInAt, imported: true, revision }, payment, 'stay', told.quote)]
  })
}

const importOnce = async (deps: Deps, { stays, blocks }: History, now: Date): Promise<number> => {
  const known = await findKnownBookings(
    deps.db.client,
    stays.map(({ id }) => id),
  )
  const fresh = stays.filter(({ id }) => !known.has(id))
  const ids: ListingId[] = [...new Set([...fresh, ...blocks].map(({ listingId }) => listingId))]
  if (ids.length === 0) return 0
  const homes = new Map((await ensureListings(deps, ids)).map((home) => [home.listingId, home]))
  const introUses = await countIntroUsesByListing(deps.db.client, ids)
  const stories = await Promise.all(
    [...homes.values()].map((home) =>
      replayListing(
        deps,
        home,
        fresh.filter(({ listingId }) => listingId === home.listingId),
        introUses.get(home.listingId) ?? 0,
      ),
    ),
  )
  const told = stories.flat()
  if (told.length !== fresh.length) throw new Error('a stay names a home that nobody knows')

  return deps.db.transaction(async (tx) => {
    await lockListings(tx, ids)
    const usesNow = await countIntroUsesByListing(tx, ids)
    if (ids.some((id) => usesNow.get(id) !== introUses.get(id))) throw new IntroUsesChanged()
    const stored = await insertReplayedStays(tx, told)
    const events: OutgoingEvent[] = []
    const blocked = blocks.length > 0 ? await insertBlocks(tx, blocks) : []
    const changed = new Map<ListingId, { dates: boolean; introUses: boolean }>(
      blocked.map((listingId) => [listingId, { dates: true, introUses: false }]),
    )
    for (const story of told.filter(({ stay }) => stored.has(stay.id))) {
      events.push(...eventsOf(story))
      const before = changed.get(story.stay.listingId)
      const usesIntro = story.quote.introUsed !== null && keepsUse.has(story.stay.outcome)
      changed.set(story.stay.listingId, { dates: true, introUses: usesIntro || before?.introUses === true })
    }
    for (const [listingId, change] of changed)
      events.push(...(await recordCalendarChange(tx, { listingId, now, ...change })).events)
    await deps.kit.emitAll(tx, events)
    return stored.size + blocked.length
  }, patience)
}

/**
 * Sandbox only: stores stays of the demo market with the history that the lifecycle gives them, and host blocks. Repeatable: what is
 * known is left alone. What was confirmed counts as paid, without a payment intent; every event says `imported`.
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
