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
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { homesAskable } from '../homes/may-ask.ts'
import { sumOf } from './money.ts'
import { quoteStay } from './quote-stay.ts'
import { readCase, readCases, type StoredCase } from './read-cases.ts'
import { requoteStay } from './requote-stay.ts'
import { stayProblem } from './stay-problem.ts'

type QuoteInput = ParsedInputOf<typeof pricingService.procedures.quote>
/** Nights that many quotes may list together, so that the answer fits a message of 256 kB. */
const maxNightsInAll = 3_000

type RequoteInput = ParsedInputOf<typeof pricingService.procedures.requote>
type ManyInput = ParsedInputOf<typeof pricingService.procedures.quoteMany>

/** Why these dates have no price for a person; a service also asks what a stay would have cost. */
const datesProblem = (stay: Stay, today: string): Result<never> | undefined =>
  stayProblem(stay) ?? refusedBeginning(stay.checkIn, today)

const price = (stay: Stay, stored: StoredCase | undefined, today: string, introUsed?: number): Result<Quote> => {
  if (!stored) return err('rates.notFound')
  const { maxGuests } = stored
  if (stay.guests && maxGuests !== null && countedGuests(stay.guests) > maxGuests)
    return err('quote.tooManyGuests', { maxGuests })
  return ok(quoteStay({ ...stored, today, introUsed: introUsed ?? stored.introUsed }))
}

/** The price of a stay at this moment; a home that the actor may not see has none. Booking, which counts the intro uses itself, may say how many there are. */
export const answerQuote =
  (deps: Deps) =>
  async (stay: QuoteInput, call: Call): Promise<Result<Quote>> => {
    const today = copenhagenDate(call.now)
    const problem = call.actor.kind === 'service' ? stayProblem(stay) : datesProblem(stay, today)
    if (problem) return problem
    if (stay.introUsed !== undefined && call.actor.kind !== 'service') return err('auth.forbidden')
    const stored = await readCase(deps.db, stay)
    const askable = stored && (await homesAskable(deps, call.actor, [stored])).has(stored.listingId)
    return price(stay, askable ? stored : undefined, today, stay.introUsed)
  }

/** What an agreed stay costs with other dates. */
export const answerRequote =
  ({ db }: Deps) =>
  async ({ agreed, ...dates }: RequoteInput, call: Call): Promise<Result<Quote>> => {
    const stay = { listingId: agreed.listingId, ...dates }
    const problem = stayProblem(stay)
    if (problem) return problem
    const stored = await readCase(db, stay)
    return stored ? ok(requoteStay(agreed, { ...stored, today: copenhagenDate(call.now) })) : err('rates.notFound')
  }

/** The prices of many stays, in the order asked; null where one cannot be priced. */
export const answerQuotes =
  (deps: Deps) =>
  async ({ stays }: ManyInput, call: Call): Promise<Result<{ quotes: (Quote | null)[] }>> => {
    const today = copenhagenDate(call.now)
    const possible = stays.filter((stay) => !datesProblem(stay, today))
    const nightsInAll = sumOf(possible.map(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut)))
    if (nightsInAll > maxNightsInAll) return err('request.tooLarge', { maxNights: maxNightsInAll })
    const stored = await readCases(deps.db.client, possible)
    const askable = await homesAskable(
      deps,
      call.actor,
      stored.filter((home) => home !== undefined),
    )
    const caseOf = new Map(
      possible.map((stay, index) => [stay, askable.has(stay.listingId) ? stored[index] : undefined]),
    )
    const quotes = stays.map((stay) => price(stay, caseOf.get(stay), today))
    return ok({ quotes: quotes.map((quote) => (quote.ok ? quote.value : null)) })
  }
