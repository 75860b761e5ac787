import { z } from 'zod'

/** Who is told: a side of a stay, one or both of its sides as `when` says, the person of an account, or the support. */
export type NotificationReader = 'guest' | 'host' | 'either' | 'person' | 'support'
/** Whose choice a push message follows (docs/product/people.md, Notifications). Nobody turns off notices of their account. */
export type NotificationSubject = 'booking' | 'message' | 'promo' | 'account'

/** What one reader is told about one event, and where (docs/product/notifications.md, Matrix). */
export interface NotificationRule {
  /** The event that it follows. */
  event: string
  /** Which of these events, where not all. */
  when?: string
  who: NotificationReader
  subject: NotificationSubject
  /** Whether it is mailed, as the letter of its name. */
  mail: boolean
  /** Whether it is in the centre behind the bell. */
  centre: boolean
  /** Whether devices that allow it get it as a push message. */
  push: boolean
  /** Whether its push message does not wait for the morning. */
  urgent: boolean
}

type Where = 'all' | 'urgent' | 'noPush' | 'mail' | 'away'
const rule = (
  event: string,
  who: NotificationReader,
  subject: NotificationSubject,
  where: Where = 'all',
  when?: string,
): NotificationRule => ({
  event,
  ...(when ? { when } : {}),
  ...{ who, subject, mail: true, centre: where !== 'mail' && where !== 'away' },
  push: where === 'all' || where === 'urgent' || where === 'away',
  urgent: where === 'urgent',
})
const guest = (event: string, where?: Where, when?: string) => rule(event, 'guest', 'booking', where, when)
const host = (event: string, where?: Where, when?: string) => rule(event, 'host', 'booking', where, when)
const either = (event: string, when: string, where?: Where) => rule(event, 'either', 'booking', where, when)
const account = (event: string, where: Where = 'noPush', when?: string) => rule(event, 'person', 'account', where, when)

/** What becomes of requests and stays. */
const stayRules = {
  requestReceived: host('booking.requested', 'urgent'),
  requestSent: guest('booking.requested', 'noPush'),
  requestApproved: guest('booking.approved', 'urgent'),
  requestDeclined: guest('booking.declined'),
  answerReminder: host('booking.deadlineNear', 'urgent', 'an answer is awaited'),
  paymentReminder: guest('booking.deadlineNear', 'urgent', 'a payment is awaited'),
  requestExpired: guest('booking.expired', 'all', 'nobody answered'),
  paymentExpired: guest('booking.expired', 'all', 'nobody paid'),
  stayConfirmed: guest('booking.confirmed'),
  reservationConfirmed: host('booking.confirmed'),
  holdCancelled: guest('booking.cancelled'),
  requestEnded: host('booking.cancelled', 'all', 'it was no hold'),
  requestWithdrawn: host('booking.cancelledByGuest', 'all', 'it was not confirmed, and no hold'),
  stayCancelled: guest('booking.cancelledByGuest', 'noPush', 'it was confirmed'),
  stayCancelledByGuest: host('booking.cancelledByGuest', 'all', 'it was confirmed'),
  approvalWithdrawn: guest('booking.cancelledByHost', 'all', 'it was not confirmed'),
  stayCancelledByHost: guest('booking.cancelledByHost', 'urgent', 'it was confirmed'),
  reservationCancelled: host('booking.cancelledByHost', 'noPush', 'it was confirmed'),
  reviewInvited: guest('booking.completed'),
  guestReviewInvited: host('booking.completed'),
  hostUnavailable: guest('booking.hostUnavailable'),
  hostBack: guest('booking.hostBack'),
  calendarConflict: host('booking.calendarConflict', 'urgent'),
} as const satisfies Record<string, NotificationRule>

/** Alterations, reviews and damage. */
const sideRules = {
  changeProposed: either('booking.alterationProposed', 'to the side that did not propose it', 'urgent'),
  changeToPay: guest('booking.alterationAccepted', 'urgent'),
  changeReminder: either(
    'booking.alterationNear',
    'to the side that did not propose it, while it awaits an answer',
    'urgent',
  ),
  changePaymentReminder: guest('booking.alterationNear', 'urgent', 'it awaits the payment'),
  changeDeclined: either('booking.alterationDeclined', 'to the side that proposed it'),
  changeWithdrawn: either('booking.alterationWithdrawn', 'to the side that did not propose it'),
  changeExpired: either('booking.alterationExpired', 'to both sides'),
  stayChanged: guest('booking.altered'),
  reservationChanged: host('booking.altered'),
  reviewWaits: either('listings.reviewWritten', 'to the side that did not write it'),
  reviewPublished: either('listings.stayReviewPublished', 'to the side that did not write it'),
  reviewAnswered: guest('listings.reviewAnswered'),
  damageReported: either('booking.damageReported', 'to the side that did not report it'),
  damageAnswered: either('booking.damageAnswered', 'to the side that reported it'),
  damageClosed: either('booking.damageClosed', 'to the side that did not report it'),
} as const satisfies Record<string, NotificationRule>

/** Money of guests, and of hosts. */
const moneyRules = {
  latePaymentRefunded: guest('booking.refunded', 'all', 'it was paid too late'),
  partRefunded: guest('booking.refunded', 'all', 'it is a part'),
  partGivenBack: host('booking.refunded', 'noPush', 'it is a part'),
  refundFailed: guest('booking.refundFailed', 'all', 'it is sent again'),
  refundLeft: guest('booking.refundFailed', 'all', 'it is not sent again'),
  refundSentAgain: guest('booking.refundSentAgain'),
  paymentDisputed: guest('booking.disputeOpened', 'noPush'),
  paymentUpheld: guest('booking.disputeWon', 'noPush'),
  paymentTakenBack: guest('booking.chargedBack', 'noPush'),
  payoutsSent: host('payouts.paid', 'all', 'once for the payouts of a day'),
  payoutFailed: host('payouts.failed'),
  disputeOpened: host('payouts.disputeOpened'),
  disputeWon: host('payouts.disputeWon'),
  disputeLost: host('payouts.disputeLost'),
  payoutAccountRestricted: host('payouts.accountChanged', 'all', 'it is restricted'),
  payoutAccountDisabled: host('payouts.accountChanged', 'all', 'it is disabled'),
  extraPaymentFailed: host('payouts.extraPaymentFailed'),
  extraLapsed: host('payouts.extraLapsed'),
} as const satisfies Record<string, NotificationRule>

/** Threads of guests and hosts. */
const threadRules = {
  messageReceived: rule('a message in a thread', 'either', 'message', 'away', 'to the side that did not write it'),
} as const satisfies Record<string, NotificationRule>

const notice = 'identity.accountNoticeDue'
const credential = 'identity.credentialsChanged'

/** Accounts. Letters with a link that proves something are mailed alone. */
const accountRules = {
  welcome: account('identity.userRegistered', 'mail'),
  verifyEmail: account(notice, 'mail', 'verifyEmail'),
  resetPassword: account(notice, 'mail', 'resetPassword'),
  confirmOldEmail: account(notice, 'mail', 'confirmOldEmail'),
  confirmNewEmail: account(notice, 'mail', 'confirmNewEmail'),
  testNotification: account(notice, 'mail', 'testNotification'),
  passwordChanged: account(notice, 'noPush', 'passwordChanged'),
  emailChanged: account(notice, 'noPush', 'emailChanged'),
  newDevice: account(notice, 'noPush', 'newDevice'),
  twoFactorOn: account(credential, 'noPush', 'twoFactorOn'),
  twoFactorOff: account(credential, 'noPush', 'twoFactorOff'),
  recoveryCodesRenewed: account(credential, 'noPush', 'recoveryCodesRenewed'),
  passkeyAdded: account(credential, 'noPush', 'passkeyAdded'),
  passkeyRemoved: account(credential, 'noPush', 'passkeyRemoved'),
  identityLinked: account(credential, 'noPush', 'identityLinked'),
  identityUnlinked: account(credential, 'noPush', 'identityUnlinked'),
  identityApproved: account('identity.verificationDecided', 'noPush', 'approved'),
  identityRejected: account('identity.verificationDecided', 'noPush', 'rejected'),
  partnerJoined: account('identity.partnerCompleted'),
  partnerApproved: account('identity.partnerDecided', 'noPush', 'approved'),
  partnerRejected: account('identity.partnerDecided', 'noPush', 'rejected'),
  exportReady: account('identity.exportReady'),
  accountDeleted: account('identity.personErased', 'mail'),
  supportTicket: rule('a question to the support', 'support', 'account', 'mail'),
  newsletterConfirm: account('a newsletter was asked for', 'mail'),
  newsletterWelcome: rule('a newsletter was confirmed', 'person', 'promo', 'mail'),
  supportReceipt: account('a question to the support', 'mail'),
  supportAnswer: account('an answer of the support', 'mail'),
  supportReply: rule('a further message about a question', 'support', 'account', 'mail'),
  savedSearchHome: rule('listings.savedSearchMatched', 'person', 'promo'),
} as const satisfies Record<string, NotificationRule>

const rules = { ...stayRules, ...sideRules, ...threadRules, ...moneyRules, ...accountRules }

/** The name of what somebody is told; that of its letter, too. */
export type NotificationKind = keyof typeof rules

/** What everybody is told, and where (docs/product/notifications.md, Matrix). */
export const notificationMatrix: Readonly<Record<NotificationKind, NotificationRule>> = rules

const isKind = (name: string): name is NotificationKind => Object.hasOwn(rules, name)

/** All kinds, in the order of the matrix. */
export const notificationKinds: readonly NotificationKind[] = Object.keys(rules).filter(isKind)

/** A kind that is known. */
export const NotificationKind = z.string().refine(isKind)
