import { danishBooking } from './danish-booking.ts'
import { danishFirst } from './danish-first.ts'
import { danishLate } from './danish-late.ts'

/** The first language: complete, and the type of every key. A browser fetches it in its parts. */
export const danish = { ...danishFirst, ...danishBooking, ...danishLate }
