import type { OwnNights, WishlistItem } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { parseStay, type StayQuery } from '../listings/asked-stay.ts'
import { localizedCard } from '../listings/in-language.ts'
import { toApiCard } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import type { Services } from '../services/services.ts'

/**
 * Adds the price of the query's stay to the homes of a list that can be booked for it. Nights in `own`, which the caller holds unpaid,
 * count as free.
 */
export const pricedItems = async (
  services: Pick<Services, 'pricing' | 'booking'>,
  items: readonly WishlistItem[],
  own: readonly OwnNights[],
  query: z.infer<typeof StayQuery>,
  request: FastifyRequest,
) => {
  const stay = parseStay(query)
  const call = onBehalfOf(request)
  const overlapsStay = (range: { from: string; to: string }): boolean =>
    stay !== undefined && range.from < stay.checkOut && stay.checkIn < range.to
  const held = items.filter(
    ({ listingId, fits }) =>
      fits === 'taken' && own.some((nights) => nights.listingId === listingId && overlapsStay(nights)),
  )
  const bookable = stay ? [...items.filter(({ fits }) => fits === 'free'), ...held] : []
  const stays = stay ? bookable.map(({ listingId }) => ({ ...stay, listingId, guests: undefined })) : []
  const [quotes, calendars] = await Promise.all([
    stays.length === 0 ? [] : services.pricing.quoteMany({ stays }, call).then((answer) => expectOk(answer).quotes),
    Promise.all(
      held.map(async ({ listingId }) => {
        const [from, to] = [stay?.checkIn ?? '', stay?.checkOut ?? '']
        const { unavailable } = expectOk(await services.booking.availability({ listingId, from, to }, call))
        return unavailable.some(overlapsStay) ? [] : [listingId]
      }),
    ),
  ])
  const freeForCaller = new Set(calendars.flat())
  const totals = new Map(quotes.map((quote) => [quote?.listingId, quote?.totalOre]))
  return items.map(({ card, ...item }) => {
    const fits = freeForCaller.has(item.listingId) ? 'free' : item.fits
    const totalOre = (fits === 'free' && totals.get(item.listingId)) || null
    return { ...item, fits, card: card && toApiCard(localizedCard({ ...card, totalOre }, languageOf(request))) }
  })
}
