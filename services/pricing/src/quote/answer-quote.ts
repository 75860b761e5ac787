import {
  copenhagenDate,
  countedGuests,
  err,
  nightsBetween,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Quote,
  type Result,
  refusedBeginning,
  type Stay,
  stayProblem,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findVisibleHomes } from '../homes/visible-homes.ts'
import { datesProblem } from './dates-problem.ts'
import { sumOf } from './money.ts'
import { readManyQuoteFacts, readQuoteFacts, type StoredQuoteFacts } from './quote-facts-store.ts'
import { quoteStay } from './quote-stay.ts'
import { requoteStay } from './requote-stay.ts'

type QuoteInput = ParsedInputOf<typeof pricingService.procedures.quote>
/** Nights of all quotes in one answer, so that it fits in a message of 256 kB. */
const maxNightsInAll = 3_000

type RequoteInput = ParsedInputOf<typeof pricingService.procedures.requote>
type ManyInput = ParsedInputOf<typeof pricingService.procedures.quoteMany>

/** Why a person gets no price for these dates in any home. Services may price past stays. */
const refusedDates = (stay: Stay, today: string): Result<never> | undefined =>
  datesProblem(stay) ?? refusedBeginning(stay.checkIn, today)

/** Why the home's host does not take this stay (docs/product/booking.md, Stay rules). */
const refusedByRules = (stay: Stay, { rules }: StoredQuoteFacts, today: string): Result<never> | undefined => {
  const problem = rules === null ? undefined : stayProblem(rules, stay, today)
  return problem && err(problem.code, problem.params)
}

const priceOf = (
  stay: Stay,
  stored: StoredQuoteFacts | undefined,
  today: string,
  introUsed?: number,
): Result<Quote> => {
  if (!stored) return err('rates.notFound')
  const { maxGuests } = stored
  if (stay.guests && maxGuests !== null && countedGuests(stay.guests) > maxGuests)
    return err('quote.tooManyGuests', { maxGuests })
  return ok(quoteStay({ ...stored, today, introUsed: introUsed ?? stored.introUsed }))
}

/**
 * The current price of a stay in a home that the actor may see. Booking passes its own count of intro uses and checks the home's rules
 * itself.
 */
export const answerQuote =
  (deps: Deps) =>
  async (stay: QuoteInput, call: Call): Promise<Result<Quote>> => {
    const today = copenhagenDate(call.now)
    const byService = call.actor.kind === 'service'
    const problem = byService ? datesProblem(stay) : refusedDates(stay, today)
    if (problem) return problem
    if (stay.introUsed !== undefined && !byService) return err('auth.forbidden')
    const stored = await readQuoteFacts(deps.db, stay)
    const visible = stored && (await findVisibleHomes(deps, call.actor, [stored])).has(stored.listingId)
    if (!visible || !stored) return err('rates.notFound')
    return (byService ? undefined : refusedByRules(stay, stored, today)) ?? priceOf(stay, stored, today, stay.introUsed)
  }

/** The price of an agreed stay with other dates. */
export const answerRequote =
  ({ db }: Deps) =>
  async ({ agreed, ...dates }: RequoteInput, call: Call): Promise<Result<Quote>> => {
    const stay = { listingId: agreed.listingId, ...dates }
    const problem = datesProblem(stay)
    if (problem) return problem
    const stored = await readQuoteFacts(db, stay)
    return stored ? ok(requoteStay(agreed, { ...stored, today: copenhagenDate(call.now) })) : err('rates.notFound')
  }

/** The prices of many stays, in their order; null for a stay without a price. */
export const answerQuotes =
  (deps: Deps) =>
  async ({ stays }: ManyInput, call: Call): Promise<Result<{ quotes: (Quote | null)[] }>> => {
    const today = copenhagenDate(call.now)
    const possible = stays.filter((stay) => !refusedDates(stay, today))
    const nightsInAll = sumOf(possible.map(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut)))
    if (nightsInAll > maxNightsInAll) return err('request.tooLarge', { maxNights: maxNightsInAll })
    const stored = await readManyQuoteFacts(deps.db.client, possible)
    const visible = await findVisibleHomes(
      deps,
      call.actor,
      stored.filter((home) => home !== undefined),
    )
    const factsOf = new Map(
      possible.map((stay, index) => [stay, visible.has(stay.listingId) ? stored[index] : undefined]),
    )
    const quotes = stays.map((stay) => {
      const facts = factsOf.get(stay)
      return (facts && refusedByRules(stay, facts, today)) ?? priceOf(stay, facts, today)
    })
    return ok({ quotes: quotes.map((quote) => (quote.ok ? quote.value : null)) })
  }
