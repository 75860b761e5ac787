import { ApiProblem } from '../../lib/api/problem.ts'

/** The total that a changed price carries (`booking.priceChanged`), DKK; null for any other failure. */
export const newTotalOf = (error: unknown): number | null => {
  if (!(error instanceof ApiProblem) || error.code !== 'booking.priceChanged') return null
  const { quote } = error.params
  if (typeof quote !== 'object' || quote === null || !('total' in quote)) return null
  return typeof quote.total === 'number' ? quote.total : null
}
