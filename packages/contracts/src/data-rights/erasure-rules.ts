import type { ServiceName } from '../rpc/principals.ts'

/**
 * What happens to a kind of data when its person is erased. `erased` rows are deleted, `anonymised` ones lose what tells about the person,
 * `kept` ones stay as they are, without a name.
 */
export interface ErasureRule {
  readonly what: string
  readonly how: 'erased' | 'anonymised' | 'kept'
  /** Why it is kept, or which part of it is. */
  readonly why?: string
  /** Tables in which the person's id stays. */
  readonly tables?: readonly string[]
}

/** Where every service keeps ids of people, names never. */
export const everyServiceKeeps = [
  { table: 'kit.outbox', why: 'events that were published, by ids alone, for seven days' },
  { table: 'kit.person_request', why: 'that the erasure was done, so that an event that comes again changes nothing' },
  { table: 'kit.standing', why: 'that the person is closed, so that nothing that comes late opens anything' },
] as const

const bookkeeping = 'bookkeeping: the Danish Bookkeeping Act, five years'

/** Every kind of data that services have of people, by service (docs/product/data-rights.md, Erasure). */
export const erasureRules = {
  identity: {
    account: {
      what: 'account, profile, choices, roles, channels, credentials, second factor, recovery codes, begun sign-ins and sessions',
      how: 'erased',
    },
    proofs: { what: 'proofs sent by mail', how: 'erased' },
    verifications: { what: 'identity documents, their files, requests and who looked at them', how: 'erased' },
    partners: { what: 'application to be a hotel partner, its company and its history', how: 'erased' },
    decisions: {
      what: 'identity documents and hotel partners of others that the person looked at or decided about as an administrator',
      how: 'kept',
      why: 'who saw them can be asked later, by ids alone',
    },
    exports: { what: 'archives and their files', how: 'erased' },
    hostTerms: {
      what: 'acceptance of the host terms',
      how: 'anonymised',
      why: 'proof of a contract: version and time stay, address and program go',
      tables: ['host_terms_acceptance'],
    },
    agreements: {
      what: 'agreement to the terms and the privacy policy',
      how: 'kept',
      why: 'proof of a contract, by ids alone: version, way and time',
      tables: ['agreement'],
    },
    consents: { what: 'log of consents', how: 'kept', why: 'proof of consent, by ids alone', tables: ['consent'] },
    erasureLedger: {
      what: 'ledger of erasures',
      how: 'kept',
      why: 'proof of the erasure, by ids alone',
      tables: ['erasure'],
    },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
  listings: {
    drafts: { what: 'drafts of homes and hotels, and their photos', how: 'erased' },
    homePhotos: { what: "photos of the person's homes, deleted ones too", how: 'erased' },
    homes: {
      what: "the person's homes",
      how: 'anonymised',
      why: 'stays refer to them: closed, without texts, address, position and company; title and town stay as on receipts',
      tables: ['listing'],
    },
    searchRows: {
      what: 'search rows and pages of these homes, and whether search engines may list them',
      how: 'erased',
    },
    searchWords: { what: 'words that only the texts of these homes had', how: 'erased' },
    stays: {
      what: 'stays that reviews are about',
      how: 'kept',
      why: 'reviews of others are about them, by ids alone',
      tables: ['guest_booking'],
    },
    reviews: {
      what: "the person's published reviews as a guest",
      how: 'kept',
      why: 'they are about homes of others, and show no name: the text is as the guest published it',
      tables: ['review', 'written_review'],
    },
    unpublishedReviews: { what: 'reviews that were not published, and reviews of guests by the person', how: 'erased' },
    hostReplies: { what: "the person's answers to reviews", how: 'erased' },
    wishlists: { what: 'wishlists', how: 'erased' },
    savedSearches: { what: 'saved searches and what was mailed for them', how: 'erased' },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
  pricing: {
    changes: { what: 'changes of prices that could be undone', how: 'erased' },
    rates: {
      what: "prices of the person's homes",
      how: 'kept',
      why: 'facts about homes, by ids alone',
      tables: ['listing_owner'],
    },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
  booking: {
    bookings: {
      what: "bookings of the person's stays and homes",
      how: 'anonymised',
      why: `${bookkeeping}: dates, prices, payments and refunds stay, messages, reasons and notes go`,
      tables: ['booking', 'bookable_listing', 'reviewed_stay'],
    },
    refundNotes: { what: 'notes of hosts to refunds', how: 'erased' },
    damagePhotos: { what: 'photos of damage that the person took', how: 'erased' },
    damageReports: {
      what: 'damage reports by the person',
      how: 'anonymised',
      why: 'the other side has a claim: amount, state and dates stay, the texts go',
    },
    customers: { what: 'the customer with the saved cards, here and at the payment provider', how: 'erased' },
    calendarNotes: { what: 'notes, block reasons and imported calendars of homes', how: 'erased' },
    calendarAddresses: { what: 'secret addresses of calendars', how: 'erased' },
    changes: { what: 'changes of calendars that could be undone', how: 'erased' },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
  messaging: {
    letters: { what: 'mails that wait, the list of mails sent, and addresses that refused one', how: 'erased' },
    mailLooks: {
      what: "lists of the person's mails that administrators read",
      how: 'kept',
      why: 'who read them can be asked later, by ids alone',
      tables: ['mail_look'],
    },
    tickets: { what: 'questions to the support, and what was written about them', how: 'erased' },
    newsletter: { what: 'addresses that the person subscribed to the newsletter', how: 'erased' },
    ticketActs: {
      what: 'questions of others that the person answered or closed as an administrator',
      how: 'kept',
      why: 'who answered can be asked later, by ids alone',
    },
    ticketFiles: { what: 'files that the person sent about questions', how: 'erased' },
    ticketFileLooks: {
      what: 'files about questions of others that the person opened as an administrator',
      how: 'kept',
      why: 'who opened them can be asked later, by ids alone',
    },
    notifications: { what: 'notifications', how: 'erased' },
    pushDevices: { what: 'devices that get push messages', how: 'erased' },
    messages: {
      what: 'messages that the person wrote',
      how: 'anonymised',
      why: "the other person keeps the thread with their own messages: place and time stay, the person's text goes",
      tables: ['message'],
    },
    messagePictures: { what: 'pictures that the person added to messages, and their files', how: 'erased' },
    threads: {
      what: 'threads and the bookings in them',
      how: 'kept',
      why: 'the other person keeps them, by ids alone',
      tables: ['thread', 'thread_booking'],
    },
    templates: { what: 'templates of messages and what is planned with them', how: 'erased' },
    threadReports: { what: 'reports of threads by the person', how: 'erased' },
    threadLooks: {
      what: 'original messages of others that the person read as an administrator',
      how: 'kept',
      why: 'who read them can be asked later, by ids alone',
    },
    threadChoices: { what: 'whether reading is shown, and counts for limits', how: 'erased' },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
  payouts: {
    ledger: {
      what: 'ledger, payouts, transfers and payments',
      how: 'kept',
      why: `${bookkeeping}: amounts and ids, never a name`,
      tables: ['payment', 'payout'],
    },
    account: {
      what: 'the account at the payment provider',
      how: 'kept',
      why: `${bookkeeping}: its id and state; the provider keeps its own records by law`,
      tables: ['payout_account'],
    },
    extras: {
      what: 'extras of the homes',
      how: 'kept',
      why: `${bookkeeping}: ended, by ids alone`,
      tables: ['subscription'],
    },
    storedAnswers: { what: 'stored answers of commands', how: 'erased' },
  },
} as const satisfies Record<ServiceName, Record<string, ErasureRule>>

/** The names of a service's rules, without those that every service has. */
export type ErasureRuleName<S extends ServiceName> = Exclude<keyof (typeof erasureRules)[S] & string, 'storedAnswers'>
