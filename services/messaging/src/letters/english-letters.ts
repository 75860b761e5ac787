import { englishAccount } from './account-letters.ts'
import { addressLine } from './address-line.ts'
import { englishAfterStay } from './after-stay-letters.ts'
import { bookAgainPath, similarHomesPath } from './booking-paths.ts'
import { englishCalendar } from './calendar-letters.ts'
import { englishDataRights } from './data-rights-letters.ts'
import { declineQuote } from './decline-quote.ts'
import { englishDisputes } from './dispute-letters.ts'
import { englishAlterations } from './english-alterations.ts'
import { englishCancellations } from './english-cancellations.ts'
import { earningsFact, notCharged, signature, stayFacts, totalFact } from './english-facts.ts'
import { englishExtras } from './extra-letters.ts'
import { english } from './language-format.ts'
import type { Letters } from './letter-types.ts'
import { englishPayouts } from './payout-letters.ts'
import { englishPriceFacts } from './price-lines.ts'
import { englishSavedSearchLetter } from './saved-search-letters.ts'
import { englishSupport } from './support-letters.ts'
import { englishHoldEnding, englishSuspension, holdEndedPath } from './suspension-letters.ts'
import { englishVerification } from './verification-letters.ts'

const { amount, moment } = english

/** Every letter in English. */
export const englishLetters: Letters = {
  ...englishAfterStay,
  ...englishCancellations,
  ...englishAlterations,
  ...englishPayouts,
  ...englishExtras,
  ...englishDisputes,
  ...englishSuspension,
  ...englishCalendar,
  ...englishSupport,
  ...englishDataRights,
  ...englishVerification,
  savedSearchHome: englishSavedSearchLetter,
  ...englishAccount,
  requestReceived: (booking, { to, guest, today, link }) => ({
    subject: `New request for ${booking.listing.title}`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${guest} would like to stay at ${booking.listing.title}.`,
      ...(booking.approvalExpiresAt
        ? [
            `Please answer by ${moment(booking.approvalExpiresAt, today)} (Copenhagen time). After that the request expires by itself.`,
          ]
        : []),
    ],
    quote: booking.message ? { by: `${guest} writes:`, text: booking.message } : undefined,
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'Answer the request', url: link('/host/dashboard/requests') },
    signature,
  }),
  requestSent: (booking, { to, host, today, link }) => ({
    subject: 'Your request has been sent',
    greeting: `Hi ${to}`,
    paragraphs: [
      `We have sent your request for ${booking.listing.title} to ${host}.`,
      ...(booking.approvalExpiresAt
        ? [`You will have an answer by ${moment(booking.approvalExpiresAt, today)} (Copenhagen time).`]
        : []),
      `You pay nothing yet, and the dates are yours only once ${host} has said yes and you have paid.`,
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'See your trips', url: link('/trips') },
    signature,
  }),
  requestApproved: (booking, { to, host, today, link }) => ({
    subject: `${host} has said yes to your stay`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Good news: ${host} has approved your stay at ${booking.listing.title}.`,
      ...(booking.paymentDueAt
        ? [
            `Pay by ${moment(booking.paymentDueAt, today)} (Copenhagen time), and the home is yours. After that the dates are open to others again.`,
          ]
        : []),
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'Pay now', url: link(`/pay/${booking.id}`) },
    signature,
  }),
  requestDeclined: (booking, { to, host, today, link }) => ({
    subject: 'Your request was declined',
    greeting: `Hi ${to}`,
    paragraphs: [`Unfortunately, ${host} cannot welcome you at ${booking.listing.title} on those dates.`, notCharged],
    quote: declineQuote(booking, 'The reason given:', {
      overtaken: 'Another guest has booked the dates.',
      hostUnavailable: 'The host is not taking guests at the moment.',
      guestUnavailable: 'Your account is suspended.',
    }),
    facts: stayFacts(booking, today),
    button: { label: 'Find another place', url: link(similarHomesPath(booking)) },
    signature,
  }),
  requestExpired: (booking, { to, host, today, link }) => ({
    subject: 'Your request has expired',
    greeting: `Hi ${to}`,
    paragraphs: [
      `${host} did not answer your request for ${booking.listing.title} in time, so it has expired.`,
      notCharged,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'Find another place', url: link(similarHomesPath(booking)) },
    signature,
  }),
  paymentExpired: (booking, { to, today, link }) => ({
    subject: 'The deadline for your payment has passed',
    greeting: `Hi ${to}`,
    paragraphs: [
      `We did not receive your payment for ${booking.listing.title} in time, so the dates are open to others again.`,
      notCharged,
      'If you would still like to stay there, you can send a new request while the dates are free.',
    ],
    facts: stayFacts(booking, today),
    button: { label: 'See the home', url: link(bookAgainPath(booking)) },
    signature,
  }),
  stayConfirmed: (booking, { to, host, today, arrival, link }) => ({
    subject: `Your stay at ${booking.listing.title} is confirmed`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Everything is settled: we have received your payment, and ${booking.listing.title} is yours.`,
      ...(arrival?.notesFrom
        ? [
            'From 48 hours before check-in you can read the host’s message about keys and directions on your trip’s page.',
          ]
        : []),
    ],
    quote: arrival?.notes ? { by: `${host} writes:`, text: arrival.notesEnglish ?? arrival.notes } : undefined,
    facts: [
      ...stayFacts(booking, today),
      ...(arrival ? [['Address', addressLine(arrival)] as const] : []),
      ...(arrival?.host ? [['Your host', `${arrival.host.name}, ${arrival.host.email}`] as const] : []),
      ...englishPriceFacts(booking),
      ['Paid', amount(booking.totalOre)],
    ],
    button: { label: 'See your trip', url: link(`/trips/${booking.id}`) },
    closing: `Your receipt is here: ${link(`/trips/${booking.id}/receipt`)}\nHave a great trip!`,
    signature,
  }),
  reservationConfirmed: (booking, { to, guest, today, link }) => ({
    subject: `New reservation of ${booking.listing.title}`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} has booked and paid for a stay at ${booking.listing.title}.`],
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'See what you earn', url: link(`/trips/${booking.id}/receipt`) },
    signature,
  }),
  holdCancelled: (booking, { to, today, link }) => ({
    subject: 'Your reservation was not completed',
    greeting: `Hi ${to}`,
    paragraphs: [englishHoldEnding(booking), notCharged],
    facts: stayFacts(booking, today),
    button: {
      label: booking.declineCode === 'hostUnavailable' ? 'Find another place' : 'See the home',
      url: link(holdEndedPath(booking)),
    },
    signature,
  }),
  latePaymentRefunded: (booking, { to, today, link }, amountOre) => ({
    subject: 'We have sent your money back',
    greeting: `Hi ${to}`,
    paragraphs: [
      booking.status === 'confirmed'
        ? `Your payment to change the stay at ${booking.listing.title} came after the change had lapsed. The stay is unchanged.`
        : `Your payment for ${booking.listing.title} came after the deadline, and the dates had been taken in the meantime.`,
      `So we have sent the whole amount, ${amount(amountOre)}, back to your card. It can take up to 10 banking days before it is in your account.`,
    ],
    facts: stayFacts(booking, today),
    button:
      booking.status === 'confirmed'
        ? { label: 'See your trip', url: link(`/trips/${booking.id}`) }
        : { label: 'Find another place', url: link(similarHomesPath(booking)) },
    signature,
  }),
}
