import { lastCheckIn, monthsAhead } from '@nordbo/stay-rules'
import { err, type Result } from '../rpc/result.ts'

/** Why no stay may begin on this date, in a booking's words; undefined when one may. */
export const refusedBeginning = (checkIn: string, today: string): Result<never> | undefined => {
  if (checkIn < today) return err('booking.datesPast')
  const last = lastCheckIn(today)
  return checkIn > last ? err('booking.tooFarAhead', { lastCheckIn: last, monthsAhead }) : undefined
}
