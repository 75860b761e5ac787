/** What a test needs to run a command of its own against the stack. */
export { environmentFor, freePort, inRepo, nodeBinary, until, withClient } from '@nordbo/devstack'
export { disagreements, givenUp, overlaps } from './audit.ts'
export {
  authenticate,
  type Booked,
  type BookingWish,
  book,
  cards,
  pay,
  paymentSecret,
  tripOf,
  tryToBook,
} from './booking.ts'
export { booksAstray, type Ledger, ledgers } from './books.ts'
export { type BootedStack, bootStack, type StackOptions } from './boot-stack.ts'
export { clockStart, firstDay } from './clock-start.ts'
export { askSandbox, atProvider, tryToOnboard } from './connect.ts'
export { counts, proving, seed } from './counts.ts'
export { advance, domainNow, type StayDates, stayIn, today } from './dates.ts'
export { type EndedStayWish, endedStay } from './ended-stay.ts'
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz/fuzz.ts'
export { aHome, aPhoto, type Home, type HomeWish, homeContent, someHomes } from './home.ts'
export { asAdmin, type House } from './house.ts'
export { insist } from './insist.ts'
export type { OwnProcess } from './own-process.ts'
export { aGuest, aHost, anAdmin, guests } from './people.ts'
export { type Answer, nobody, type Person, signIn, signUp } from './person.ts'
export { aPicture } from './picture.ts'
export { noMoney, type ProviderMoney, providerMoney } from './provider-money.ts'
export { type Random, randomFrom } from './random.ts'
export { countRows, readRows } from './read-rows.ts'
export { rebuild } from './rebuild.ts'
export {
  armFaults,
  charges,
  clearFaults,
  disputes,
  type Fault,
  intents,
  providerEvents,
  refunds,
  transfers,
} from './sandbox.ts'
export { settle } from './settle.ts'
export { type Shown, statementsAstray } from './statements.ts'
export { type Delivery, deliver } from './webhook.ts'
