import { ApiProblem } from '../../../lib/api/problem.ts'

/** The new total in a `booking.priceChanged` error, DKK. Null for any other error. */
export const newTotalOf = (error: unknown): number | null => {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.priceChanged') return null
  const { quote } = error.params
  if (typeof quote !== 'object' || quote === null || !('total' in quote)) return null
  return typeof quote.total === 'number' ? quote.total : null
}
