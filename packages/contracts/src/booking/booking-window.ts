import { lastCheckIn, monthsAhead } from '@nordbo/stay-rules'
import { err, type Result } from '../rpc/result.ts'

/** The refusal of a check-in outside the booking window: booking.datesPast or booking.tooFarAhead; undefined if it is allowed. */
export const refusedBeginning = (checkIn: string, today: string): Result<never> | undefined => {
  if (checkIn < today) return err('booking.datesPast')
  const last = lastCheckIn(today)
  return checkIn > last ? err('booking.tooFarAhead', { lastCheckIn: last, monthsAhead }) : undefined
}
