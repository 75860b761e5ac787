import { countNights } from '@nordbo/stay-rules'
import { z } from 'zod'
import { DateRange } from './calendar.ts'
import { ListingId } from './ids.ts'

/** Most nights of all homes that one change may name. */
export const mostChangedNights = 20_000

const inOrder = (ranges: readonly DateRange[]): boolean =>
  ranges.every(({ from, to }, index) => from < to && (ranges[index - 1]?.to ?? '') <= from)

/** Days of one home: ranges in their order, without overlaps. */
export const DaysOfHome = z.object({
  listingId: ListingId,
  ranges: z.array(DateRange).min(1).max(400).refine(inOrder, 'Ranges are in their order and do not overlap'),
})
export type DaysOfHome = z.infer<typeof DaysOfHome>

/** Days of several homes that are changed together; each home is named once. */
export const DaysOfHomes = z
  .array(DaysOfHome)
  .min(1)
  .max(100)
  .refine((homes) => new Set(homes.map(({ listingId }) => listingId)).size === homes.length, 'A home is named twice')
  .refine(
    (homes) => homes.reduce((sum, { ranges }) => sum + countNights(ranges), 0) <= mostChangedNights,
    `At most ${mostChangedNights} nights`,
  )
export type DaysOfHomes = z.infer<typeof DaysOfHomes>
