import { addDays, type GuestCounts, OwnHold, ok, type Result } from '@nordbo/contracts'
import { z } from 'zod'
import type { ServiceCall, Services } from '../services/services.ts'
import { ApiQuote, toApiQuote } from './shapes.ts'

/** The price of a stay now, whether its dates are free, and the caller's own unpaid hold on them. Amounts in DKK. */
export const ApiAvailableQuote = ApiQuote.extend({ available: z.boolean(), own: OwnHold.nullable() }).meta({
  id: 'AvailableQuote',
})
export type ApiAvailableQuote = z.infer<typeof ApiAvailableQuote>

type QuoteInput = Parameters<Services['pricing']['quote']>[0] & { guests?: GuestCounts | undefined }

/** Asks pricing and booking in one batch of calls. Returns the refusal of either. */
export const availableQuote = async (
  { pricing, booking }: Pick<Services, 'pricing' | 'booking'>,
  stay: QuoteInput,
  call: ServiceCall,
): Promise<Result<ApiAvailableQuote>> => {
  const { listingId, checkIn, checkOut } = stay
  const [quote, calendar] = await Promise.all([
    pricing.quote(stay, call),
    booking.availability({ listingId, from: checkIn, to: checkOut > checkIn ? checkOut : addDays(checkIn, 1) }, call),
  ])
  if (!calendar.ok) return calendar
  if (!quote.ok) return quote
  const { unavailable, own } = calendar.value
  return ok({ ...toApiQuote(quote.value), available: unavailable.length === 0, own: own[0] ?? null })
}
