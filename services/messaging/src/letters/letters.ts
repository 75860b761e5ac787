import type { Arrival, BookingView, GuestCounts, Locale } from '@nordbo/contracts'
import type { AlterationLetterKind, LetterChange } from '../delivery/mail-job.ts'
import { danishLetters } from './danish-letters.ts'
import { englishLetters } from './english-letters.ts'
import type { Letter } from './letter.ts'
import type { NewsLetter } from './news-letters.ts'

/** Whom a letter speaks to and of, by first name, when, and where its links begin. */
export interface Words {
  to: string
  guest: string
  host: string
  /** The one of both who is not written to. */
  other: string
  /** How to get in; only where the stay is confirmed and its guest is written to. */
  arrival: Arrival | null
  /** The date in Copenhagen: dates of its year are said without theirs. */
  today: string
  /** The refund that a letter is about; undefined of all others. */
  refundId?: string | undefined
  /** Makes a link of a path of the product. */
  link(path: string): string
}

type BookingLetter = (booking: BookingView, words: Words) => Letter
type MoneyLetter = (booking: BookingView, words: Words, amountOre: number) => Letter

/** Letters about stays that end before their time, and about money that goes back. */
export interface CancellationLetters {
  requestWithdrawn: BookingLetter
  approvalWithdrawn: BookingLetter
  stayCancelled: BookingLetter
  stayCancelledByGuest: BookingLetter
  stayCancelledByHost: BookingLetter
  reservationCancelled: BookingLetter
  partRefunded: MoneyLetter
  partGivenBack: MoneyLetter
  refundFailed: MoneyLetter
  refundLeft: MoneyLetter
  refundSentAgain: MoneyLetter
}

/** Letters about stays and requests of people who are suspended. */
export interface SuspensionLetters {
  hostUnavailable: BookingLetter
  hostBack: BookingLetter
  requestEnded: BookingLetter
}

/** A change with what its events do not tell: who would come, what the host would earn, whether the payment is gone. */
export interface ToldChange extends LetterChange {
  guests: GuestCounts
  /** What the host would keep of the changed stay, and how much more or, below zero, less than now; øre. */
  hostEarnsOre: number
  hostDifferenceOre: number
  /** A bank took a payment of the stay back. */
  takenBack: boolean
}
type AlterationLetter = (booking: BookingView, words: Words, change: ToldChange) => Letter

/** Letters about changes of stays: proposed, over, and made. */
export interface AlterationLetters extends Record<AlterationLetterKind, AlterationLetter> {
  /** To the guest; below zero money comes back. */
  stayChanged: MoneyLetter
  /** To the host. */
  reservationChanged: MoneyLetter
}

type PersonLetter = (words: Pick<Words, 'to' | 'link'>) => Letter

/** A stay whose money was sent to its host. */
export interface SentShare {
  booking: BookingView
  /** The guest's first name. */
  guest: string
  amountOre: number
}
type PayoutsLetter = (shares: readonly SentShare[], words: Pick<Words, 'to' | 'today' | 'link'>) => Letter

/** Letters to hosts about their money on its way to them. */
export interface PayoutLetters {
  payoutAccountRestricted: PersonLetter
  payoutAccountDisabled: PersonLetter
  payoutsSent: PayoutsLetter
  payoutFailed: MoneyLetter
  disputeOpened: MoneyLetter
  disputeWon: MoneyLetter
  disputeLost: MoneyLetter
}

/** Letters to guests about a dispute on their payment. */
export interface DisputeLetters {
  paymentDisputed: MoneyLetter
  /** The bank decided against the cardholder. */
  paymentUpheld: MoneyLetter
  paymentTakenBack: MoneyLetter
}

/** Every letter of the house in one language; a missing one does not compile. */
export interface Letters
  extends CancellationLetters,
    AlterationLetters,
    PayoutLetters,
    DisputeLetters,
    SuspensionLetters {
  welcome: PersonLetter
  savedSearchHome: NewsLetter
  requestReceived: BookingLetter
  requestSent: BookingLetter
  requestApproved: BookingLetter
  requestDeclined: BookingLetter
  requestExpired: BookingLetter
  paymentExpired: BookingLetter
  stayConfirmed: BookingLetter
  reservationConfirmed: BookingLetter
  holdCancelled: BookingLetter
  reviewInvited: BookingLetter
  guestReviewInvited: BookingLetter
  reviewWaits: BookingLetter
  reviewPublished: BookingLetter
  reviewAnswered: BookingLetter
  damageReported: BookingLetter
  damageAnswered: BookingLetter
  damageClosed: BookingLetter
  latePaymentRefunded: MoneyLetter
}

/** Danish for those who chose it; everybody else is written to in English. */
export const lettersFor = (locale: Locale): Letters => (locale === 'da' ? danishLetters : englishLetters)

/** The language a letter is really in. */
export const languageOf = (locale: Locale): Locale => (locale === 'da' ? 'da' : 'en')
