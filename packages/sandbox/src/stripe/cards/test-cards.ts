import { createHash } from 'node:crypto'
import { docUrl, type StripeError } from '../protocol/answer.ts'

/** Why a test card is declined. */
export type Decline = { code: string; declineCode?: string; message: string }

/** A decline in Stripe's words. */
export const errorOf = ({
  code,
  declineCode,
  message,
}: Decline): Pick<StripeError, 'message' | 'decline_code'> & {
  code: string
  doc_url: string
} => ({ code, ...(declineCode ? { decline_code: declineCode } : {}), doc_url: docUrl(code), message })

/** One of Stripe's test cards. `fingerprint` identifies it later, so that no number is ever stored. */
export type TestCard = {
  last4: string
  brand: 'visa' | 'mastercard' | 'amex'
  fingerprint: string
  authenticates: boolean
  /** Once authenticated it pays without its holder. */
  remembers: boolean
  decline: Decline | undefined
  /** Why it cannot be saved; undefined for cards that can be, though each payment may be declined. */
  setupDecline: Decline | undefined
  /** Refunds to it succeed first and fail later. */
  refundsFail: boolean
}

const DECLINED = 'Your card was declined.'
const declines = {
  generic: { code: 'card_declined', declineCode: 'generic_decline', message: DECLINED },
  insufficientFunds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', declineCode: 'lost_card', message: DECLINED },
  stolen: { code: 'card_declined', declineCode: 'stolen_card', message: DECLINED },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  wrongCvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} satisfies Record<string, Decline>

type Entry = {
  number: string
  aliases: string[]
  brand?: TestCard['brand']
  authenticates?: true
  remembers?: true
  decline?: Decline
  /** Declined only when it is charged. */
  isSavable?: true
  refundsFail?: true
}

/** @see https://docs.stripe.com/testing */
const ENTRIES: readonly Entry[] = [
  { number: '4242424242424242', aliases: ['pm_card_visa', 'pm_card_dk', 'pm_card_no', 'pm_card_se'] },
  { number: '4000056655665556', aliases: ['pm_card_visa_debit'] },
  { number: '5555555555554444', aliases: ['pm_card_mastercard'], brand: 'mastercard' },
  { number: '378282246310005', aliases: ['pm_card_amex'], brand: 'amex' },
  {
    number: '4000002500003155',
    aliases: ['pm_card_authenticationRequiredOnSetup'],
    authenticates: true,
    remembers: true,
  },
  { number: '4000002760003184', aliases: ['pm_card_authenticationRequired'], authenticates: true },
  { number: '4000000000003220', aliases: ['pm_card_threeDSecure2Required'], authenticates: true },
  {
    number: '4000008260003178',
    aliases: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    authenticates: true,
    decline: declines.insufficientFunds,
    isSavable: true,
  },
  { number: '4000000000005126', aliases: ['pm_card_refundFail'], refundsFail: true },
  { number: '4000000000000341', aliases: ['pm_card_chargeCustomerFail'], decline: declines.generic, isSavable: true },
  {
    number: '4000000000000002',
    aliases: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    decline: declines.generic,
  },
  {
    number: '4000000000009995',
    aliases: ['pm_card_visa_chargeDeclinedInsufficientFunds', 'pm_card_chargeDeclinedInsufficientFunds'],
    decline: declines.insufficientFunds,
  },
  { number: '4000000000009987', aliases: ['pm_card_visa_chargeDeclinedLostCard'], decline: declines.lost },
  { number: '4000000000009979', aliases: ['pm_card_visa_chargeDeclinedStolenCard'], decline: declines.stolen },
  { number: '4000000000000069', aliases: ['pm_card_chargeDeclinedExpiredCard'], decline: declines.expired },
  { number: '4000000000000127', aliases: ['pm_card_chargeDeclinedIncorrectCvc'], decline: declines.wrongCvc },
  { number: '4000000000000119', aliases: ['pm_card_chargeDeclinedProcessingError'], decline: declines.processing },
]

const byNumber = new Map<string, TestCard>()
const byAlias = new Map<string, TestCard>()
const byFingerprint = new Map<string, TestCard>()
for (const { number, aliases, brand, authenticates, remembers, decline, isSavable, refundsFail } of ENTRIES) {
  const fingerprint = createHash('sha256').update(`nordbo sandbox ${number}`).digest('hex').slice(0, 16)
  const card: TestCard = {
    last4: number.slice(-4),
    brand: brand ?? 'visa',
    fingerprint,
    authenticates: authenticates ?? false,
    remembers: remembers ?? false,
    decline,
    setupDecline: isSavable ? undefined : decline,
    refundsFail: refundsFail ?? false,
  }
  byNumber.set(number, card)
  byFingerprint.set(fingerprint, card)
  for (const alias of aliases) byAlias.set(alias, card)
}

/** The test card with this number, spaces allowed; undefined for any other number. */
export function cardByNumber(number: string): TestCard | undefined {
  return byNumber.get(number.replaceAll(/[\s-]/g, ''))
}

/** The test card of one of Stripe's predefined payment methods, such as `pm_card_visa`. */
export function cardByAlias(alias: string): TestCard | undefined {
  return byAlias.get(alias)
}

/** The test card of a stored payment method. */
export function cardByFingerprint(fingerprint: string): TestCard {
  const card = byFingerprint.get(fingerprint)
  if (!card) throw new Error('a payment method with a card of no known fingerprint')
  return card
}
