import { type DateRange, sharedRanges } from '@nordbo/contracts'
import type { TakenStay } from './conflict-store.ts'

/** Nights of own stays that an imported calendar has taken too, by stay. */
export const findConflicts = (nights: readonly DateRange[], stays: readonly TakenStay[]): TakenStay[] =>
  stays.flatMap((stay) => sharedRanges(nights, [stay]).map((shared) => ({ ...stay, ...shared })))
