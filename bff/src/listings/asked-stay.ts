import { AskedStay } from '@nordbo/contracts'
import { z } from 'zod'
import { ProblemError } from '../problems/problems.ts'

/** Query parameters of the stay to show prices for. */
export const StayQuery = z.object({
  checkIn: AskedStay.shape.checkIn.optional(),
  checkOut: AskedStay.shape.checkOut.optional(),
  /** Adults + children. */
  guests: z.coerce.number().int().min(1).max(50).optional(),
})

/** The stay of a query; undefined without dates. Throws `booking.datesInvalid` when one of the dates is missing. */
export const parseStay = ({ checkIn, checkOut, guests }: z.infer<typeof StayQuery>): AskedStay | undefined => {
  if (checkIn === undefined && checkOut === undefined) return undefined
  if (checkIn === undefined || checkOut === undefined)
    throw new ProblemError('booking.datesInvalid', { reason: 'incomplete' })
  return { checkIn, checkOut, ...(guests === undefined ? {} : { guests }) }
}
