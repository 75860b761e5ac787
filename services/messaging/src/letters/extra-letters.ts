import type { ExtraCode } from '@nordbo/contracts'
import { signature as danishSignature } from './danish-facts.ts'
import { signature as englishSignature } from './english-facts.ts'
import { danish, english } from './language-format.ts'
import type { Letter } from './letter.ts'

/** An extra that could not be paid for. */
export interface UnpaidExtra {
  code: ExtraCode
  listingId: string
  /** The home's title; null for one that is hidden. */
  home: string | null
  /** What was to be paid; null once the extra has ended. */
  amountOre: number | null
  /** The date of the next attempt in Copenhagen, if there is one. */
  nextTry: string | null
}

interface ExtraContext {
  to: string
  /** The date in Copenhagen. */
  today: string
  link(path: string): string
}
type ExtraLetter = (extra: UnpaidExtra, words: ExtraContext) => Letter

/** Letters to hosts about extras. */
export interface ExtraLetters {
  /** A renewal failed, and the provider tries again. */
  extraPaymentFailed: ExtraLetter
  /** The provider ended an extra whose renewal stayed unpaid. */
  extraLapsed: ExtraLetter
}

const page = (id: string): string => `/host/dashboard/listings/${id}/extras`

const danishNames: Record<ExtraCode, string> = {
  INSURANCE: 'Forsikring',
  FEATURED: 'Fremhævet annonce',
  INSTANT_PAYOUTS: 'Hurtige udbetalinger',
  SMART_PRICING: 'Smart prissætning',
}
const englishNames: Record<ExtraCode, string> = {
  INSURANCE: 'Insurance',
  FEATURED: 'Featured listing',
  INSTANT_PAYOUTS: 'Instant payouts',
  SMART_PRICING: 'Smart pricing',
}

/** The letters in Danish. */
export const danishExtras: ExtraLetters = {
  extraPaymentFailed: ({ code, listingId, home, amountOre, nextTry }, { to, today, link }) => ({
    subject: `Betalingen for ${danishNames[code]} mislykkedes`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Dit kort blev afvist, da ${danishNames[code]}${home === null ? '' : ` for ${home}`} skulle fornyes. Tjenesten virker stadig.`,
      nextTry === null
        ? 'Skift kortet, så tjenesten ikke ophører.'
        : `Betalingsudbyderen prøver igen den ${danish.date(nextTry, today)}. Skift kortet inden da, så tjenesten ikke ophører.`,
    ],
    facts: amountOre === null ? [] : [['Beløb', danish.amount(amountOre)]],
    button: { label: 'Skift kort', url: link(page(listingId)) },
    signature: danishSignature,
  }),
  extraLapsed: ({ code, listingId, home }, { to, link }) => ({
    subject: `${danishNames[code]} er ophørt`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Vi kunne ikke trække betalingen for ${danishNames[code]}${home === null ? '' : ` for ${home}`}, og tjenesten er nu slået fra. Du skylder ikke noget.`,
      'Du kan slå den til igen når som helst.',
    ],
    button: { label: 'Se dine tjenester', url: link(page(listingId)) },
    signature: danishSignature,
  }),
}

/** The same in English. */
export const englishExtras: ExtraLetters = {
  extraPaymentFailed: ({ code, listingId, home, amountOre, nextTry }, { to, today, link }) => ({
    subject: `The payment for ${englishNames[code]} failed`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Your card was declined when ${englishNames[code]}${home === null ? '' : ` for ${home}`} was to be renewed. The service still works.`,
      nextTry === null
        ? 'Change the card so that the service does not end.'
        : `The payment provider tries again on ${english.date(nextTry, today)}. Change the card before then so that the service does not end.`,
    ],
    facts: amountOre === null ? [] : [['Amount', english.amount(amountOre)]],
    button: { label: 'Change card', url: link(page(listingId)) },
    signature: englishSignature,
  }),
  extraLapsed: ({ code, listingId, home }, { to, link }) => ({
    subject: `${englishNames[code]} has ended`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `We could not charge for ${englishNames[code]}${home === null ? '' : ` for ${home}`}, and the service is now switched off. You owe nothing.`,
      'You can switch it on again at any time.',
    ],
    button: { label: 'See your services', url: link(page(listingId)) },
    signature: englishSignature,
  }),
}
