import { setTimeout as pause } from 'node:timers/promises'
import { addDays, copenhagenDate, copenhagenInstant } from '@nordbo/contracts'

/** A test file that begins so shortly before midnight might see two dates, ms; longer files ask for the date again. */
const tooLate = 75_000

const now = Date.now()
const midnight = copenhagenInstant(addDays(copenhagenDate(new Date(now)), 1)).getTime()
// Tests count days from today: what is four days away is so to the end of a file. Once a day one waits for that.
if (midnight - now < tooLate) await pause(midnight - now + 100)
