import type { ServiceName } from '../rpc/principals.ts'

/** What each service waits for by the clock: a timer's name, and what it does when a row is due. */
export const timers = {
  identity: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
    exportArchive: 'writes an archive, or gives it up after a day',
    documents: 'deletes identity documents whose time is over',
  },
  listings: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
    reviewPublication: 'publishes a review when the time of the other side is over',
    photoRemoval: 'removes a deleted photo and its files for good',
    wishlistRemoval: 'removes a deleted wishlist for good',
    savedSearches: 'matches changed homes that a crash left unmatched',
  },
  pricing: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
  },
  booking: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
    deadline: 'ends unanswered requests and unpaid holds, completes stays',
    reminder: 'reminds before a request or a payment is overdue',
    alteration: 'ends unanswered and unpaid alterations',
    alterationReminder: 'reminds before an alteration is overdue',
    payment: 'creates a payment at the provider, compares or ends it',
    refund: 'sends a refund to the provider',
    providerEvent: "handles the provider's stored events",
    damagePhoto: 'removes photos that no damage report took',
    calendarImport: 'reads an imported calendar',
    suspension: 'ends what a suspended person had open',
  },
  messaging: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
    mail: 'sends mails that wait for another attempt',
    push: 'sends push messages, in quiet hours in the morning',
    messageMail: 'mails about messages that nobody has read',
    messagePush: 'pushes messages of threads that nobody has read',
    plannedMessage: 'sends what hosts planned for a stay',
    messagePicture: 'removes pictures that no message has',
    ticketFile: 'removes files about questions that no message has, or whose question is gone',
  },
  payouts: {
    personalData: "stores a person's part of their export, and erases them",
    retention: 'deletes what is kept no longer, each night',
    release: 'releases a payout whose day has come',
    transfer: 'sends a transfer to the provider',
    reversal: 'takes a transfer back at the provider',
    account: "compares a host's account with the provider",
    subscription: "compares an extra's subscription with the provider",
    providerEvent: "handles the provider's stored events",
    reconciliation: 'compares the ledger with the provider, once a day',
  },
} as const satisfies Record<ServiceName, Record<string, string>>

/** The timers of one service by name. */
export type TimerName<S extends ServiceName> = keyof (typeof timers)[S] & string
