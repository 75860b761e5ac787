import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'

/** Public figures about the market. */
export const Figures = z.object({
  /** Homes that guests can find. */
  homes: z.int(),
  /** The hosts of these homes. */
  hosts: z.int(),
  /** Mean of their published reviews, one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviews: z.int(),
})
export type Figures = z.infer<typeof Figures>

/** How old the figures may be, seconds. */
export const figuresMaxAgeSeconds = 600

/** The procedure about the whole market. */
export const figuresProcedures = {
  /** Counted at most every ten minutes. */
  figures: procedure({ input: z.object({}), output: Figures }),
}
