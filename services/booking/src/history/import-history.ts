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
import { factOf } from '../booking/booking-fact.ts'
import { IntroUsesMoved } from '../calendar/intro-uses-moved.ts'
import { countCalendar } from '../calendar/tell-calendar.ts'
import { asLongAsAsked, type Deps } from '../deps.ts'
import { learnHomes } from '../listing/learn-homes.ts'
import { paidTold } from '../payment/payment-fact.ts'
import { insertBlocks, insertStories, introUsesOf, knownBookings, lockHomes } from './history-store.ts'
import { type ImportedStay, type Story, tellStory } from './tell-story.ts'

type Procedure = (typeof bookingService)['procedures']['importHistory']
type History = ParsedInputOf<Procedure>
type Handler = Handlers<{ importHistory: Procedure }>['importHistory']

const keepsUse: ReadonlySet<ImportedStay['outcome']> = new Set(['completed', 'confirmed', 'pending_request'])
const maxTries = 12
/** Batches that share homes wait for each other; nobody else runs an import. */
const patience = { timeout: 100_000, maxWait: 20_000 }

const storiesOfHome = async (
  deps: Deps,
  home: BookableListing,
  stays: readonly ImportedStay[],
  introUsedBefore: number,
): Promise<Story[]> => {
  const stories: Story[] = []
  let introUsed = introUsedBefore
  for (const stay of stays) {
    const { listingId, checkIn, checkOut } = stay
    const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed }, asLongAsAsked)
    if (!quoted.ok) throw new Error(`the stay ${stay.id} has no price: ${quoted.error.code}`)
    stories.push(tellStory(stay, home, quoted.value))
    if (quoted.value.introUsed !== null && keepsUse.has(stay.outcome)) introUsed++
  }
  return stories
}

const toldOf = ({ stay, home, quote, mode, checkInAt, steps }: Story): OutgoingEvent[] => {
  const { id, listingId, guestId, checkIn, checkOut } = stay
  return steps.flatMap(({ move }, index) => {
    const revision = index + 1
    const told = { id, listingId, guestId, hostId: home.hostId, mode, status: move.to, checkIn, checkOut, quote }
    const moved = outgoing(bookingEvents[move.event], {
      aggregateId: id,
      revision,
      data: factOf({ ...told, totalOre: quote.totalOre, imported: true }, move.from),
    })
    if (move.to !== 'confirmed') return [moved]
    const payment = { id, intentId: null, amountOre: quote.totalOre }
    return [moved, paidTold({ ...told, checkInAt, imported: true, revision }, payment, 'stay', told.quote)]
  })
}

const importOnce = async (deps: Deps, { stays, blocks }: History, now: Date): Promise<number> => {
  const known = await knownBookings(
    deps.db.client,
    stays.map(({ id }) => id),
  )
  const fresh = stays.filter(({ id }) => !known.has(id))
  const ids: ListingId[] = [...new Set([...fresh, ...blocks].map(({ listingId }) => listingId))]
  if (ids.length === 0) return 0
  const homes = new Map((await learnHomes(deps, ids)).map((home) => [home.listingId, home]))
  const introUses = await introUsesOf(deps.db.client, ids)
  const stories = await Promise.all(
    [...homes.values()].map((home) =>
      storiesOfHome(
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
    await lockHomes(tx, ids)
    const usesNow = await introUsesOf(tx, ids)
    if (ids.some((id) => usesNow.get(id) !== introUses.get(id))) throw new IntroUsesMoved()
    const stored = await insertStories(tx, told)
    const events: OutgoingEvent[] = []
    const blocked = blocks.length > 0 ? await insertBlocks(tx, blocks) : []
    const changed = new Map<ListingId, { dates: boolean; introUses: boolean }>(
      blocked.map((listingId) => [listingId, { dates: true, introUses: false }]),
    )
    for (const story of told.filter(({ stay }) => stored.has(stay.id))) {
      events.push(...toldOf(story))
      const before = changed.get(story.stay.listingId)
      const usesIntro = story.quote.introUsed !== null && keepsUse.has(story.stay.outcome)
      changed.set(story.stay.listingId, { dates: true, introUses: usesIntro || before?.introUses === true })
    }
    for (const [listingId, change] of changed)
      events.push(...(await countCalendar(tx, { listingId, now, ...change })).events)
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
        if (!(error instanceof IntroUsesMoved) || left === 0) throw error
      }
    }
  }
