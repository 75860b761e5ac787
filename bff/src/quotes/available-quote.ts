import { addDays, type GuestCounts, OwnHold, ok, type Result } from '@nordbo/contracts'
import { z } from 'zod'
import type { ServiceCall, Services } from '../services/services.ts'
import { ApiQuote, toApiQuote } from './shapes.ts'

/** The price of a stay now, whether its dates are free, and what of them the person who asks holds unpaid. */
export const ApiAvailableQuote = ApiQuote.extend({ available: z.boolean(), own: OwnHold.nullable() }).meta({
  id: 'AvailableQuote',
})
export type ApiAvailableQuote = z.infer<typeof ApiAvailableQuote>

type QuoteInput = Parameters<Services['pricing']['quote']>[0] & { guests?: GuestCounts | undefined }

/** Asks what a stay costs and whether its dates are free, at once. */
export const availableQuote = async (
  { pricing, booking }: Pick<Services, 'pricing' | 'booking'>,
  wish: QuoteInput,
  call: ServiceCall,
): Promise<Result<ApiAvailableQuote>> => {
  const { listingId, checkIn, checkOut } = wish
  const [quote, calendar] = await Promise.all([
    pricing.quote(wish, call),
    booking.availability({ listingId, from: checkIn, to: checkOut > checkIn ? checkOut : addDays(checkIn, 1) }, call),
  ])
  if (!calendar.ok) return calendar
  if (!quote.ok) return quote
  const { unavailable, own } = calendar.value
  return ok({ ...toApiQuote(quote.value), available: unavailable.length === 0, own: own[0] ?? null })
}
