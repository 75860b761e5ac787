import { AskedStay } from '@nordbo/contracts'
import { z } from 'zod'
import { ProblemError } from '../problems/problems.ts'

/** The stay that prices are asked for, as it stands in a query. */
export const StayQuery = z.object({
  checkIn: AskedStay.shape.checkIn.optional(),
  checkOut: AskedStay.shape.checkOut.optional(),
  /** Adults + children. */
  guests: z.coerce.number().int().min(1).max(50).optional(),
})

/** Both dates or none; half a stay is refused with `booking.datesInvalid`. */
export const parseStay = ({ checkIn, checkOut, guests }: z.infer<typeof StayQuery>): AskedStay | undefined => {
  if (checkIn === undefined && checkOut === undefined) return undefined
  if (checkIn === undefined || checkOut === undefined)
    throw new ProblemError('booking.datesInvalid', { reason: 'incomplete' })
  return { checkIn, checkOut, ...(guests === undefined ? {} : { guests }) }
}
