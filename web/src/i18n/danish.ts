import { danishBooking } from './danish-booking.ts'
import { danishFirst } from './danish-first.ts'
import { danishLate } from './danish-late.ts'

/** All Danish texts: the default language and the type of every key. A browser loads them in parts. */
export const danish = { ...danishFirst, ...danishBooking, ...danishLate }
