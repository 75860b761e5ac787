import {
  addMonths,
  type bookingService,
  type HostDays,
  type HostPrices,
  type ListingId,
  mostHomesOfDays,
  nightPrice,
  nightsOf,
  type OutputOf,
} from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { toDkk } from '../http/money.ts'
import { expectOk } from '../problems/problems.ts'
import { type ApiCalendarHome, type ApiHostDay, dayFacts } from './shapes.ts'

type Services = Pick<Deps, 'services'>
type Home = OutputOf<(typeof bookingService)['procedures']['calendarHomes']>['homes'][number]
interface Dates {
  from: string
  to: string
}

/** What one message may contain of days, bytes, with room for what was underestimated. */
const mostBytes = 200_000

/** Homes in parts whose days fit into one message each. */
export const partsOf = <H extends Pick<Home, 'size'>>(homes: readonly H[]): H[][] => {
  const parts: H[][] = []
  let size = 0
  for (const home of homes) {
    const part = parts.at(-1)
    if (part && part.length < mostHomesOfDays && size + home.size <= mostBytes) {
      part.push(home)
      size += home.size
    } else {
      parts.push([home])
      size = home.size
    }
  }
  return parts
}

/** Most homes of one question. */
const mostAsked = 100
const tens = 10

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

const toApiPrices = (rates: HostPrices | undefined): Pick<ApiCalendarHome, 'base' | 'weekend' | 'prices'> => ({
  base: rates ? toDkk(rates.baseOre) : null,
  weekend: rates ? toDkk(rates.weekendOre) : null,
  prices: (rates?.overrides ?? []).map(({ from, to, priceOre }) => ({ from, to, price: toDkk(priceOre) })),
})

type Call = ReturnType<typeof onBehalfOf>

/**
 * The prices of homes: all at once, and those that did not fit into an answer by tens, which always fit. That third batch of calls is
 * needed only by a host with thousands of own prices.
 */
const readPrices = async ({ services }: Services, ids: readonly ListingId[], dates: Dates, call: Call) => {
  const ask = (parts: readonly ListingId[][]) =>
    Promise.all(
      parts.map(async (listingIds) => expectOk(await services.pricing.hostPrices({ listingIds, ...dates }, call))),
    )
  const answers = await ask(inParts(ids, mostAsked))
  const left = answers.flatMap(({ rest }) => rest)
  return left.length > 0 ? [...answers, ...(await ask(inParts(left, tens)))] : answers
}

/** The days and prices of homes, read in as few messages as they fit into, all at once. */
const readHomes = async ({ services }: Services, homes: readonly Home[], dates: Dates, request: FastifyRequest) => {
  const call = onBehalfOf(request)
  const ids = homes.map(({ listingId }) => listingId)
  const [days, prices] = await Promise.all([
    Promise.all(
      partsOf(homes).map(async (part) =>
        expectOk(
          await services.booking.hostDays({ listingIds: part.map(({ listingId }) => listingId), ...dates }, call),
        ),
      ),
    ),
    readPrices({ services }, ids, dates, call),
  ])
  return {
    daysOf: new Map<string, HostDays>(
      days.flatMap((part) => part.homes.map((home) => [home.listingId, home] as const)),
    ),
    pricesOf: new Map<string, HostPrices>(
      prices.flatMap((part) => part.homes.map((home) => [home.listingId, home] as const)),
    ),
    weekendNights: prices[0]?.weekendNights ?? [],
  }
}

/** All active homes of the signed-in host within [from, to), by title. */
export const showYear = async (deps: Services, dates: Dates, request: FastifyRequest) => {
  const { homes } = expectOk(await deps.services.booking.calendarHomes(dates, onBehalfOf(request)))
  const { daysOf, pricesOf, weekendNights } = await readHomes(deps, homes, dates, request)
  const shown = homes.map(({ listingId, title, city }): ApiCalendarHome => {
    const days = daysOf.get(listingId)
    return {
      id: listingId,
      title,
      city,
      ...toApiPrices(pricesOf.get(listingId)),
      stays: days?.stays ?? [],
      blocks: days?.blocks ?? [],
      notes: (days?.notes ?? []).map(({ from, to }) => ({ from, to })),
    }
  })
  return { ...dates, weekendNights, homes: shown }
}

/** The dates of a calendar month; `month` counts from 1. */
export const datesOfMonth = (year: number, month: number): Dates => {
  const from = `${year}-${String(month).padStart(2, '0')}-01`
  return { from, to: addMonths(from, 1) }
}

/** Every day of a month of one home. */
export const showMonth = async (
  { services }: Services,
  { listingId, from, to }: Dates & { listingId: ListingId },
  request: FastifyRequest,
): Promise<{ revision: number; days: ApiHostDay[] }> => {
  const call = onBehalfOf(request)
  const input = { listingIds: [listingId], from, to }
  const [answer, rates] = await Promise.all([
    services.booking.hostDays(input, call),
    services.pricing.hostPrices(input, call),
  ])
  const [home] = expectOk(answer).homes
  // A draft may have no rates, and pricing does not know it then.
  const prices =
    !rates.ok && rates.error.code === 'rates.notFound' ? { homes: [], rest: [], weekendNights: [] } : expectOk(rates)
  if (!home) throw new Error('booking answered no home')
  const [own] = prices.homes
  const overrideOf = new Map(
    own?.overrides.flatMap((run) => nightsOf(run.from, run.to).map((date) => [date, run.priceOre] as const)),
  )
  const days = nightsOf(from, to).map((date): ApiHostDay => {
    const override = overrideOf.get(date)
    const shown = own && { base: own.baseOre, weekend: own.weekendOre, weekendNights: prices.weekendNights }
    return {
      date,
      price: shown ? toDkk(nightPrice(shown, date, override)) : null,
      isOwnPrice: override !== undefined,
      ...dayFacts(home, date),
    }
  })
  return { revision: home.revision, days }
}
