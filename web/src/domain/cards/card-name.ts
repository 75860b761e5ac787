import type { SavedCard } from '../../lib/api/model.ts'

/** Brand names, the same in every language. */
const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A card's display name: `Visa •••• 4242`. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brands[brand] ?? brand} •••• ${last4}`

/** The expiry date as printed on the card: `12/34`. */
export const cardExpiry = ({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}`

/** Did the card expire before the month of `today`? */
export const isExpiredCard = ({ expMonth, expYear }: Pick<SavedCard, 'expMonth' | 'expYear'>, today: string): boolean =>
  `${expYear}-${String(expMonth).padStart(2, '0')}` < today.slice(0, 7)
