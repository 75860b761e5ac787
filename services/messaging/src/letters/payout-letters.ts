import { signature as danishSignature, stayFacts as danishStay } from './danish-facts.ts'
import { signature as englishSignature, stayFacts as englishStay } from './english-facts.ts'
import { danish, english, genitive } from './language-format.ts'
import type { PayoutLetters } from './letter-types.ts'
import { danishPayoutsSent, englishPayoutsSent } from './payouts-sent-letters.ts'

const payouts = '/host/dashboard/payouts'
const reservation = (id: string): string => `/host/dashboard/reservations?booking=${id}`

/** Letters about payouts in Danish. */
export const danishPayouts: PayoutLetters = {
  payoutAccountRestricted: ({ to, link }) => ({
    subject: 'Din udbetalingskonto mangler oplysninger',
    greeting: `Hej ${to}`,
    paragraphs: [
      'Betalingsudbyderen skal bruge mere fra dig, før vi kan sende dine penge. Indtil da venter de hos os.',
      'Har du lige udfyldt det hele, kan det tage lidt tid at kontrollere det. Så behøver du ikke gøre noget.',
    ],
    button: { label: 'Se din udbetalingskonto', url: link(payouts) },
    signature: danishSignature,
  }),
  payoutAccountDisabled: ({ to, link }) => ({
    subject: 'Din udbetalingskonto er lukket',
    greeting: `Hej ${to}`,
    paragraphs: [
      'Betalingsudbyderen har lukket din udbetalingskonto, og vi kan ikke sende penge til den. De venter hos os.',
      'Svar på denne mail, så finder vi ud af det sammen.',
    ],
    button: { label: 'Se din udbetalingskonto', url: link(payouts) },
    signature: danishSignature,
  }),
  payoutsSent: danishPayoutsSent,
  payoutFailed: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `Din udbetaling for ${genitive(guest)} ophold kunne ikke sendes`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Din bank eller betalingsudbyderen tog ikke imod din andel af ${genitive(guest)} ophold i ${booking.listing.title}. Pengene er hos os, og vi prøver igen automatisk.`,
      'Se gerne efter, om oplysningerne på din udbetalingskonto er rigtige.',
    ],
    facts: [...danishStay(booking, today), ['Din andel', danish.amount(amountOre)]],
    button: { label: 'Se dine udbetalinger', url: link(payouts) },
    signature: danishSignature,
  }),
  disputeOpened: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `Der er gjort indsigelse mod betalingen for ${genitive(guest)} ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Kortholderen har gjort indsigelse mod betalingen for ${genitive(guest)} ophold i ${booking.listing.title}. Vi svarer banken. Det, der endnu ikke er udbetalt for opholdet, holdes tilbage, til banken har afgjort sagen.`,
    ],
    facts: [...danishStay(booking, today), ['Indsigelsen gælder', danish.amount(amountOre)]],
    button: { label: 'Se reservationen', url: link(reservation(booking.id)) },
    signature: danishSignature,
  }),
  disputeWon: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `Indsigelsen mod betalingen for ${genitive(guest)} ophold er afvist`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Banken har afvist kortholderens indsigelse mod betalingen for ${genitive(guest)} ophold i ${booking.listing.title}. Har du penge til gode for opholdet, sendes de som planlagt.`,
    ],
    facts: [...danishStay(booking, today), ['Indsigelsen gjaldt', danish.amount(amountOre)]],
    button: { label: 'Se dine udbetalinger', url: link(payouts) },
    signature: danishSignature,
  }),
  disputeLost: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `Kortholderen fik medhold om betalingen for ${genitive(guest)} ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Banken har givet kortholderen ret, og betalingen for ${genitive(guest)} ophold i ${booking.listing.title} er ført tilbage.`,
      'Din del af beløbet er trukket fra. Er det allerede udbetalt, trækkes det tilbage eller modregnes i dine næste udbetalinger.',
      ...(booking.takenBackByBank && booking.status === 'confirmed'
        ? [
            'Bookingen gælder stadig, selv om opholdet ikke er betalt. Nætterne er optaget, til du eller gæsten annullerer.',
          ]
        : []),
    ],
    facts: [...danishStay(booking, today), ['Ført tilbage', danish.amount(amountOre)]],
    button: { label: 'Se dine udbetalinger', url: link(payouts) },
    signature: danishSignature,
  }),
}

/** The same in English. */
export const englishPayouts: PayoutLetters = {
  payoutAccountRestricted: ({ to, link }) => ({
    subject: 'Your payout account is missing details',
    greeting: `Hi ${to}`,
    paragraphs: [
      'The payment provider needs more from you before we can send your money. Until then, we keep it for you.',
      'If you have just filled everything in, checking it may take a little while. In that case there is nothing you need to do.',
    ],
    button: { label: 'See your payout account', url: link(payouts) },
    signature: englishSignature,
  }),
  payoutAccountDisabled: ({ to, link }) => ({
    subject: 'Your payout account is closed',
    greeting: `Hi ${to}`,
    paragraphs: [
      'The payment provider has closed your payout account, and we cannot send money to it. We keep it for you.',
      'Reply to this e-mail, and we will sort it out together.',
    ],
    button: { label: 'See your payout account', url: link(payouts) },
    signature: englishSignature,
  }),
  payoutsSent: englishPayoutsSent,
  payoutFailed: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `Your payout for ${guest}'s stay could not be sent`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Your bank or the payment provider did not accept your share of ${guest}'s stay at ${booking.listing.title}. We have the money, and we will try again automatically.`,
      'Please check that the details of your payout account are correct.',
    ],
    facts: [...englishStay(booking, today), ['Your share', english.amount(amountOre)]],
    button: { label: 'See your payouts', url: link(payouts) },
    signature: englishSignature,
  }),
  disputeOpened: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `The payment for ${guest}'s stay is disputed`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The cardholder has disputed the payment for ${guest}'s stay at ${booking.listing.title}. We are answering the bank. What has not been paid out for the stay yet is held back until the bank has decided.`,
    ],
    facts: [...englishStay(booking, today), ['Disputed', english.amount(amountOre)]],
    button: { label: 'See the reservation', url: link(reservation(booking.id)) },
    signature: englishSignature,
  }),
  disputeWon: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `The dispute about ${guest}'s stay was rejected`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The bank has rejected the cardholder's dispute of the payment for ${guest}'s stay at ${booking.listing.title}. What you are owed for the stay will be sent as planned.`,
    ],
    facts: [...englishStay(booking, today), ['It was about', english.amount(amountOre)]],
    button: { label: 'See your payouts', url: link(payouts) },
    signature: englishSignature,
  }),
  disputeLost: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `The cardholder won the dispute about ${guest}'s stay`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The bank found for the cardholder, and the payment for ${guest}'s stay at ${booking.listing.title} was taken back.`,
      'Your part of it is deducted. If it was paid out already, it is taken back or set off against your next payouts.',
      ...(booking.takenBackByBank && booking.status === 'confirmed'
        ? [
            'The booking still stands, although the stay is not paid for. The nights stay taken until you or the guest cancel.',
          ]
        : []),
    ],
    facts: [...englishStay(booking, today), ['Taken back', english.amount(amountOre)]],
    button: { label: 'See your payouts', url: link(payouts) },
    signature: englishSignature,
  }),
}
