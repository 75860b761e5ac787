import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'

/** What the product can say of itself: counted, for anyone to see. */
export const Figures = z.object({
  /** Homes that guests find. */
  homes: z.int(),
  /** People who let them. */
  hosts: z.int(),
  /** Mean of all their published reviews, one decimal; null when there is none. */
  rating: z.number().nullable(),
  reviews: z.int(),
})
export type Figures = z.infer<typeof Figures>

/** How old the figures may be, seconds. */
export const figuresMaxAgeSeconds = 600

/** What listings answers about the market as a whole. */
export const figuresProcedures = {
  /** Counted at most every ten minutes. */
  figures: procedure({ input: z.object({}), output: Figures }),
}
