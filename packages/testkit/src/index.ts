/** For tests that run commands against the stack. */

export { environmentFor, freePort, inRepo, nodeBinary, waitUntil, withClient } from '@nordbo/devstack'
export { findDeadLetters, findInconsistencies, findOverlaps } from './audit/audit.ts'
export { auditExtras } from './audit/extra-audit.ts'
export { auditLedger, type Ledger, readLedgers } from './audit/ledger-audit.ts'
export { auditStatements, type StatementAudit } from './audit/statement-audit.ts'
export { firstVersions } from './builders/agreed.ts'
export {
  authenticate,
  type BookingOptions,
  book,
  type CreatedBooking,
  cards,
  fetchPaymentSecret,
  fetchTrip,
  intentOf,
  pay,
  tryToBook,
} from './builders/booking.ts'
export { aCompany, aHotelToDescribe, type Company } from './builders/companies.ts'
export { acceptHostTerms, createPublishableDraft, writtenAnswers } from './builders/draft.ts'
export { createEndedStay, type EndedStayOptions } from './builders/ended-stay.ts'
export { saveCard, switchExtra } from './builders/extra.ts'
export { createHome, createHomes, type Home, type HomeOptions, homeContent, photoWithoutFile } from './builders/home.ts'
export { fillThread } from './builders/long-thread.ts'
export { createPaidStay, type PaidStay } from './builders/paid-stay.ts'
export { aPdf, fileForm } from './builders/pdf.ts'
export { pictureBytes, pictureForm, picturesForm } from './builders/picture.ts'
export { sendTicketFiles } from './builders/ticket-files.ts'
export { type AnswerCase, answerCases } from './cases/answer-cases.ts'
export { advanceClock, domainNow, type StayDates, stayIn, today } from './clock/domain-clock.ts'
export { type Count, type CountKind, countsPerRequest } from './counters/counts.ts'
export { type Meter, openMeter } from './counters/open-meter.ts'
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz/fuzz.ts'
export { createAdmin, createGuest, createGuests, createHost, createUser } from './people/accounts.ts'
export type { Answer } from './people/answer.ts'
export { appCode, codeSeconds } from './people/authenticator.ts'
export { createPasskeyDevice, type Deviation } from './people/passkey-device.ts'
export { type Person, signIn, signUp, signUpUnverified, verifyMail, visitor } from './people/person.ts'
export { sendUntilAnswered } from './people/send-until-answered.ts'
export { closeDispute, openDispute } from './provider/disputes.ts'
export { listMails, type Mail, type MailRefusal, refuseMails, takeMails } from './provider/mails.ts'
export { noMoney, type ProviderMoney, readProviderMoney } from './provider/provider-money.ts'
export { createPushBrowser, type PushBrowser, type ReceivedPush } from './provider/push.ts'
export { completeOnboarding, postToProvider, postToSandbox } from './provider/sandbox-actions.ts'
export {
  addFaults,
  clearFaults,
  type Fault,
  listCharges,
  listDisputes,
  listPaymentIntents,
  listProviderEvents,
  listRefunds,
  listTransfers,
} from './provider/sandbox-api.ts'
export { type AtProvider, answerAtProvider, linkIdentity } from './provider/sign-in-provider.ts'
export { deliverWebhook, type WebhookDelivery } from './provider/webhook.ts'
export { caseCount, chooseSeed, isFullRun } from './random/counts.ts'
export { createRandom, type Random } from './random/random.ts'
export type { BootedStack, StackOptions } from './stack/boot-stack.ts'
export type { RestartableProcess } from './stack/child-process.ts'
export { clockStart, firstDay } from './stack/clock-start.ts'
export { listEvents } from './stack/list-events.ts'
export { untilWaitingForLocks } from './stack/lock-waits.ts'
export { countRows, readRows } from './stack/read-rows.ts'
export { rebuildProjections } from './stack/rebuild.ts'
export { codeOf, expectOk } from './stack/result.ts'
export { asAdmin, asUser, type ServiceClients, withKey } from './stack/service-clients.ts'
export { settle, settleInRounds } from './stack/settle.ts'
export { bootStack, sharedStack } from './stack/shared-stack.ts'
