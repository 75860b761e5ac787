/** What a test needs to run a command of its own against the stack. */
export { environmentFor, freePort, inRepo, nodeBinary, until, withClient } from '@nordbo/devstack'
export { disagreements, givenUp, overlaps } from './audit/audit.ts'
export { booksAstray, type Ledger, ledgers } from './audit/ledger-audit.ts'
export { type Shown, statementsAstray } from './audit/statement-audit.ts'
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
} from './builders/booking.ts'
export { type EndedStayWish, endedStay } from './builders/ended-stay.ts'
export { aHome, aPhoto, type Home, type HomeWish, homeContent, someHomes } from './builders/home.ts'
export { aPicture } from './builders/picture.ts'
export { advance, domainNow, type StayDates, stayIn, today } from './clock/domain-clock.ts'
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz/fuzz.ts'
export { aGuest, aHost, anAdmin, guests } from './people/accounts.ts'
export type { Answer } from './people/answer.ts'
export { nobody, type Person, signIn, signUp } from './people/person.ts'
export { insist } from './people/retry.ts'
export { noMoney, type ProviderMoney, providerMoney } from './provider/provider-money.ts'
export { askSandbox, atProvider, tryToOnboard } from './provider/sandbox-actions.ts'
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
} from './provider/sandbox-api.ts'
export { type Delivery, deliver } from './provider/webhook.ts'
export { counts, proving, seed } from './random/counts.ts'
export { type Random, randomFrom } from './random/random.ts'
export { type BootedStack, bootStack, type StackOptions } from './stack/boot-stack.ts'
export type { OwnProcess } from './stack/child-process.ts'
export { clockStart, firstDay } from './stack/clock-start.ts'
export { countRows, readRows } from './stack/read-rows.ts'
export { rebuild } from './stack/rebuild.ts'
export { asAdmin, type House } from './stack/service-clients.ts'
export { settle } from './stack/settle.ts'
