import { danishAccount } from './danish-account.ts'
import { danishBooking } from './danish-booking.ts'
import { danishFirst } from './danish-first.ts'
import { danishHost } from './danish-host.ts'
import { danishHosting } from './danish-hosting.ts'
import { danishLate } from './danish-late.ts'
import { danishStayRules } from './danish-stay-rules.ts'

/** All Danish texts: the default language and the type of every key. A browser loads them in parts. */
export const danish = {
  ...danishFirst,
  ...danishAccount,
  ...danishBooking,
  ...danishHosting,
  ...danishLate,
  ...danishHost,
  ...danishStayRules,
  errors: { ...danishFirst.errors, ...danishLate.errors },
}
