import {
  type Arrival,
  type BookingView,
  ContactTopic,
  listingsService,
  MessageId,
  ThreadId,
  ThreadReportReason,
} from '@nordbo/contracts'
import type { Letter } from '../src/letters/letter.ts'
import {
  AccountLetterKind,
  AlterationLetterKind,
  BookingLetterKind,
  ExtraLetterKind,
  MoneyLetterKind,
  NewsletterLetterKind,
  PersonLetterKind,
  SupportLetterKind,
} from '../src/letters/letter-kinds.ts'
import type {
  AccountWords,
  AlterationDetails,
  LetterContext,
  Letters,
  MessageContext,
} from '../src/letters/letter-types.ts'
import { id, booking as sample } from './sample-booking.ts'

const link = (path: string): string => `https://nordbo.example${path}`
const arrival: Arrival = {
  address: { line1: 'Klitvej 1', line2: null, postalCode: '9990', city: 'Skagen', region: null, country: 'DK' },
  location: { lat: 57.7, lng: 10.6 },
  notes: 'Grenen 1',
  notesEnglish: 'Grenen 1',
  notesFrom: '2026-12-02T14:00:00.000Z',
  host: { name: 'Hans', email: 'hans@nordbo.example', phone: null },
}
const words: LetterContext & MessageContext = {
  ...{ to: 'Gerda', guest: 'Gerda', host: 'Hans', other: 'Hans', arrival, today: '2026-11-20', refundId: id('5') },
  stopToken: 'A'.repeat(44),
  link,
}
const refund: BookingView['refunds'][number] = {
  ...{ id: id('5'), reason: 'guest_cancelled', amountOre: 1_265_00, state: 'planned', note: 'Grenen' },
  ...{ plannedAt: sample.createdAt, sentAt: null },
}
const booking: BookingView = {
  ...sample,
  listing: { ...sample.listing, title: 'Klithuset' },
  ...{ message: 'Grenen', declineReason: 'Grenen', cancelReason: 'Grenen', guests: { ...sample.guests, babies: 2 } },
}

/** The sample stay in every state that changes what a letter says. */
const bookings: Readonly<Record<string, BookingView>> = {
  plain: booking,
  bare: { ...booking, message: null, declineReason: null, approvalExpiresAt: null, paymentDueAt: null },
  overtaken: { ...booking, declineCode: 'overtaken' },
  'host suspended': { ...booking, declineCode: 'hostUnavailable' },
  'guest suspended': { ...booking, declineCode: 'guestUnavailable' },
  completed: { ...booking, status: 'completed' },
  'taken back': { ...booking, takenBackByBank: true },
  refunded: { ...booking, refunds: [refund] },
  'refund waits': { ...booking, refunds: [{ ...refund, state: 'waiting' }] },
  'next year': { ...booking, checkIn: '2027-01-04', checkOut: '2027-01-05' },
}

const change: AlterationDetails = {
  ...{ checkIn: '2026-12-04', checkOut: '2026-12-08', differenceOre: 2_300_00, guests: booking.guests },
  ...{ expiresAt: '2026-11-22T13:30:00.000Z', to: 'guest', hostEarnsOre: 3_780_50, hostDifferenceOre: 1_800_00 },
  takenBack: false,
}
const changes: Readonly<Record<string, AlterationDetails>> = {
  'guest pays': change,
  'guest gets back': { ...change, differenceOre: -50_00, takenBack: true },
  unchanged: { ...change, differenceOre: 0 },
  'host earns more': { ...change, to: 'host' },
  'host earns less': { ...change, to: 'host', differenceOre: -50_00, hostDifferenceOre: -50_00 },
  'host earns the same': { ...change, to: 'host', hostDifferenceOre: 0 },
}

const account: AccountWords = {
  ...{ to: 'Gerda', link, token: 'token', newEmail: 'gerda@nordbo.example' },
  device: { browser: null, system: null, network: '192.0.2.0', at: '2026-11-20T13:00:00.000Z' },
}
const question = {
  ...{ number: 100_001, topic: null, subject: 'Grenen', message: 'Grenen', bookingNumber: 'GRENEN', suspect: true },
  ...{ report: null, reportPath: '/admin/reports/1', path: '/contact/ticket?token=abcdefghijklmnopqrstuvwx' },
  files: ['Grenen.pdf', 'Grenen.jpg'],
  person: { name: 'Gerda', email: 'gerda@nordbo.example' },
}
const reported = {
  ...{ subject: '', message: '', bookingNumber: null, suspect: false },
  report: { threadId: ThreadId.parse(id('8')), messageId: MessageId.parse(id('9')) },
}
const home = {
  ...{ id: id('2'), title: 'Klithuset', subcategory: 'summerhouse', city: 'Skagen', region: null, country: 'DK' },
  ...{ location: { lat: 57.7, lng: 10.6 }, maxGuests: 6, bedrooms: 3, beds: 5, bathrooms: 1, tags: [], photos: [] },
  ...{ rating: null, reviewCount: 0, bookingMode: 'instant', cancellationPolicy: 'flexible', petsAllowed: true },
  ...{ featured: false, nightOre: 1_450_00, totalOre: null, stay: null, guestFavourite: false, lastBookedAt: null },
  ...{ badge: null, createdAt: '2026-11-01T10:00:00.000Z' },
}
const news = (asked: Record<string, string>) =>
  listingsService.procedures.savedSearchNews.output.parse({
    ...{ userId: id('1'), asked, unsubscribeToken: 'abcdefghijklmnopqrstuvwx', home },
  })

const extraLetters = (letters: Letters): [string, Letter][] => {
  const known = { listingId: booking.listing.id, home: 'Klithuset', amountOre: 499_00, nextTry: '2026-12-04' }
  const unknown = { ...known, home: null, amountOre: null, nextTry: null }
  return ExtraLetterKind.options.flatMap((kind) =>
    (['INSURANCE', 'FEATURED', 'INSTANT_PAYOUTS', 'SMART_PRICING'] as const).flatMap((code): [string, Letter][] => [
      [`${kind} ${code}`, letters[kind]({ ...known, code }, words)],
      [`${kind} ${code} unknown`, letters[kind]({ ...unknown, code }, words)],
    ]),
  )
}

const stayLetters = (letters: Letters, name: string, about: BookingView): [string, Letter][] => [
  ...BookingLetterKind.options.map((kind): [string, Letter] => [`${kind} ${name}`, letters[kind](about, words)]),
  ...MoneyLetterKind.options.flatMap((kind) =>
    [2_530_00, -50_50].map((ore): [string, Letter] => [`${kind} ${name} ${ore}`, letters[kind](about, words, ore)]),
  ),
  ...AlterationLetterKind.options.flatMap((kind) =>
    Object.entries(changes).map(([about2, details]): [string, Letter] => [
      `${kind} ${name} ${about2}`,
      letters[kind](about, words, details),
    ]),
  ),
]

/** Every letter, in every state that changes what it says, by a name. */
export const everyLetter = (letters: Letters): ReadonlyMap<string, Letter> => {
  const share = { booking, guest: 'Gerda', amountOre: 1_980_50 }
  return new Map([
    ...Object.entries(bookings).flatMap(([name, about]) => stayLetters(letters, name, about)),
    ...extraLetters(letters),
    ...[1, 3].flatMap((count) =>
      ['Grenen', ''].flatMap((newest) =>
        ['Klithuset', null].map((home): [string, Letter] => [
          `messageReceived ${count} ${newest} ${home}`,
          letters.messageReceived({ threadId: id('8'), asGuest: count === 1, home, count, newest }, words),
        ]),
      ),
    ),
    ...PersonLetterKind.options.map((kind): [string, Letter] => [kind, letters[kind](words)]),
    ...NewsletterLetterKind.options.map((kind): [string, Letter] => [
      kind,
      letters[kind]({ confirmToken: 'A'.repeat(44), endToken: 'A'.repeat(44), link }),
    ]),
    ...SupportLetterKind.options.flatMap((kind): [string, Letter][] => [
      [kind, letters[kind](question, words)],
      ...ContactTopic.options.map((topic): [string, Letter] => [
        `${kind} ${topic}`,
        letters[kind](
          { ...question, topic, subject: '', bookingNumber: null, suspect: false, path: null, files: [] },
          words,
        ),
      ]),
      ...ThreadReportReason.options.map((reason): [string, Letter] => [
        `${kind} ${reason}`,
        letters[kind]({ ...question, ...reported, report: { ...reported.report, reason } }, words),
      ]),
    ]),
    ...AccountLetterKind.options.map((kind): [string, Letter] => [kind, letters[kind](account)]),
    ['welcome verified', letters.welcome({ ...account, token: null })],
    ['accountDeleted', letters.accountDeleted(words)],
    ...[1, 2, 5, 12].map((count): [string, Letter] => [
      `payoutsSent ${count}`,
      letters.payoutsSent(Array(count).fill(share), words),
    ]),
    ['savedSearchHome', letters.savedSearchHome(news({}), words)],
    [
      'savedSearchHome asked',
      letters.savedSearchHome(
        news({ place: 'Skagen', guests: '4', checkIn: '2026-12-04', checkOut: '2026-12-06' }),
        words,
      ),
    ],
  ])
}
