import type { Arrival, BookingView, ContactTopic, GuestCounts, ReportedPart } from '@nordbo/contracts'
import type { ExtraLetters } from './extra-letters.ts'
import type { Letter } from './letter.ts'
import type {
  AccountLetterKind,
  AlterationLetterKind,
  AlterationTerms,
  NewsletterLetterKind,
  SupportLetterKind,
} from './letter-kinds.ts'
import type { SavedSearchLetter } from './saved-search-letters.ts'

/** The context of a letter about a booking. People are given by first name. */
export interface LetterContext {
  /** The recipient. */
  to: string
  guest: string
  host: string
  /** Guest or host, whichever is not the recipient. */
  other: string
  /** The address and arrival notes; only in the guest's confirmation. */
  arrival: Arrival | null
  /** The date in Copenhagen. Dates of the same year are written without the year. */
  today: string
  /** The refund that the letter is about. */
  refundId?: string | undefined
  /** Turns a path of the product into a URL. */
  link(path: string): string
}

type BookingLetter = (booking: BookingView, words: LetterContext) => Letter
type MoneyLetter = (booking: BookingView, words: LetterContext, amountOre: number) => Letter

/** Letters about cancellations and refunds. */
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

/** Letters about stays and requests of suspended people. */
export interface SuspensionLetters {
  hostUnavailable: BookingLetter
  hostBack: BookingLetter
  requestEnded: BookingLetter
}

/** Letters to hosts about imported calendars. */
export interface CalendarLetters {
  calendarConflict: BookingLetter
}

/** A proposed alteration, with what its event leaves out. */
export interface AlterationDetails extends AlterationTerms {
  guests: GuestCounts
  /** The host's share of the altered stay, and its difference from the current share, øre. */
  hostEarnsOre: number
  hostDifferenceOre: number
  /** Whether a bank took back a payment of the stay. */
  takenBack: boolean
}
type AlterationLetter = (booking: BookingView, words: LetterContext, change: AlterationDetails) => Letter

/** Letters about alterations. */
export interface AlterationLetters extends Record<AlterationLetterKind, AlterationLetter> {
  /** To the guest. A negative amount is refunded. */
  stayChanged: MoneyLetter
  /** To the host. */
  reservationChanged: MoneyLetter
}

type PersonLetter = (words: Pick<LetterContext, 'to' | 'link'>) => Letter

/** A stay whose payout was sent to its host. */
export interface PayoutShare {
  booking: BookingView
  /** The guest's first name. */
  guest: string
  amountOre: number
}
type PayoutsLetter = (shares: readonly PayoutShare[], words: Pick<LetterContext, 'to' | 'today' | 'link'>) => Letter

/** Letters to hosts about payouts. */
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
  /** The bank rejected the dispute. */
  paymentUpheld: MoneyLetter
  paymentTakenBack: MoneyLetter
}

/** Letters about a person's data. The last one is to somebody who has no account any more. */
export interface DataRightsLetters {
  exportReady: PersonLetter
  accountDeleted: PersonLetter
}

/** A question to the support, with the person who asked it. */
export interface AskedQuestion {
  number: number
  /** What the person chose on the contact page; null if they wrote a subject. */
  topic: ContactTopic | null
  subject: string
  /** What the person reported, if it is a report. */
  report: ReportedPart | null
  /** The page on which administrators read the reported thread. */
  reportPath: string
  /** The question, or what was added or answered; empty if only files were added, and maybe of a report. */
  message: string
  /** The names of the files that came with it. */
  files: readonly string[]
  bookingNumber: string | null
  /** Whether a robot may have written it. */
  suspect: boolean
  /** The page that shows the question; null if it has no link. */
  path: string | null
  person: { name: string; email: string }
}

/** Letters about a question to the support. */
export type SupportLetters = Record<
  SupportLetterKind,
  (question: AskedQuestion, words: Pick<LetterContext, 'to' | 'link'>) => Letter
>

/** What a letter of the newsletter is written from. */
export interface NewsletterWords extends Pick<LetterContext, 'link'> {
  /** The token of the link that confirms the address. */
  confirmToken: string
  /** The token of the link that ends the newsletter. */
  endToken: string
}

/** Letters of the newsletter. */
export type NewsletterLetters = Record<NewsletterLetterKind, (words: NewsletterWords) => Letter>

/** What a letter about an account is written from. */
export interface AccountWords extends Pick<LetterContext, 'to' | 'link'> {
  /** The token of the letter's link. */
  token: string | null
  newEmail: string | null
  /** Where and when somebody signed in; null if that session has ended. */
  device: { browser: string | null; system: string | null; network: string; at: string } | null
}

/** Letters about what protects an account. */
export type AccountLetters = Record<AccountLetterKind, (words: AccountWords) => Letter>

/** Letters about the verification of a person's identity. */
export interface VerificationLetters {
  identityApproved: PersonLetter
  identityRejected: PersonLetter
}

/** Letters about a company that is, or wants to be, a hotel partner. */
export interface PartnerLetters {
  partnerJoined: PersonLetter
  partnerApproved: PersonLetter
  partnerRejected: PersonLetter
}

/** Messages of a thread that their reader has not read. */
export interface UnreadMessages {
  threadId: string
  /** Whether the reader is the guest of the thread. */
  asGuest: boolean
  /** The title of the home; null if it is hidden. */
  home: string | null
  count: number
  /** What the newest says, as the reader sees it in the thread; empty if it has pictures alone. */
  newest: string
}

/** The context of a letter about messages. */
export interface MessageContext extends Pick<LetterContext, 'to' | 'other' | 'link'> {
  /** Ends such letters without a session. */
  stopToken: string
}

/** Letters about messages. */
export interface MessageLetters {
  messageReceived(messages: UnreadMessages, words: MessageContext): Letter
}

/** All letters in one language. */
export interface Letters
  extends CancellationLetters,
    AlterationLetters,
    PayoutLetters,
    DisputeLetters,
    ExtraLetters,
    SuspensionLetters,
    CalendarLetters,
    SupportLetters,
    NewsletterLetters,
    AccountLetters,
    DataRightsLetters,
    MessageLetters,
    PartnerLetters,
    VerificationLetters {
  savedSearchHome: SavedSearchLetter
  requestReceived: BookingLetter
  requestSent: BookingLetter
  requestApproved: BookingLetter
  answerReminder: BookingLetter
  paymentReminder: BookingLetter
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
