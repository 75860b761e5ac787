import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { cardByAlias, type TestCard } from '../cards/test-cards.ts'
import { type ApiResult, invalidParam, noSuch, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'

/** A card's details in other objects; never its number. */
export const cardDetails = z.object({
  brand: z.enum(['visa', 'mastercard', 'amex']),
  checks: z.object({
    address_line1_check: z.null(),
    address_postal_code_check: z.null(),
    cvc_check: z.string().nullable(),
  }),
  country: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  fingerprint: z.string(),
  funding: z.literal('credit'),
  last4: z.string(),
  wallet: z.null(),
})

/** The further details of a stored card. */
const storedCard = cardDetails.extend({
  display_brand: z.string(),
  generated_from: z.null(),
  networks: z.object({ available: z.array(z.string()), preferred: z.null() }),
  regulated_status: z.literal('unregulated'),
  three_d_secure_usage: z.object({ supported: z.boolean() }),
})

export const billingDetails = z.object({
  address: z.null(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  tax_id: z.null(),
})
export const noBillingDetails = { address: null, email: null, name: null, phone: null, tax_id: null } as const

export const paymentMethod = z.object({
  id: z.string(),
  object: z.literal('payment_method'),
  billing_details: billingDetails,
  card: storedCard,
  created: z.int(),
  customer: z.string().nullable(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
  type: z.literal('card'),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const paymentMethodKind: Kind<PaymentMethod> = {
  object: 'payment_method',
  prefix: 'pm',
  schema: paymentMethod,
  expandable: ['customer'],
}

/** Stores a payment method made from a test card. */
export function storeCard(context: StripeContext, card: TestCard): PaymentMethod {
  return context.documents.insert(paymentMethodKind, {
    id: newId(paymentMethodKind.prefix),
    object: 'payment_method',
    billing_details: noBillingDetails,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country: 'DK',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: card.fingerprint,
      funding: 'credit',
      last4: card.last4,
      wallet: null,
      display_brand: card.brand,
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: context.now(),
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
}

/** Attaches a card to a customer, who can pay with it from now on. */
export function attachCard(context: StripeContext, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method
  const attached = context.documents.replace(paymentMethodKind, { ...method, customer })
  context.emit('payment_method.attached', attached)
  return attached
}

/**
 * The payment method that a request names: a stored one by id, or one of Stripe's `pm_card_…`, which is stored. A customer's card
 * can pay for that customer only.
 */
export function usePaymentMethod(
  context: StripeContext,
  name: string,
  customer: string | null,
): ApiResult<PaymentMethod> {
  const card = cardByAlias(name)
  if (card) return success(storeCard(context, card))
  const found = context.documents.find(paymentMethodKind, name)
  if (!found) return noSuch('PaymentMethod', name, 'payment_method')
  if (found.customer === null || found.customer === customer) return success(found)
  return invalidParam(
    'payment_method',
    `The PaymentMethod supplied (${name}) belongs to another Customer than the one of this object.`,
  )
}
