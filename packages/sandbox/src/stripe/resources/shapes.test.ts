import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { type Charge, chargeKind } from './charges.ts'
import { type Customer, customerKind } from './customers.ts'
import { type PaymentIntent, paymentIntentKind } from './payment-intent.ts'
import { type PaymentMethod, paymentMethodKind } from './payment-methods.ts'
import { type Refund, refundKind } from './refunds.ts'

/**
 * Compiles only while every field of ours is one the SDK declares, with a value it allows. Two nested objects are kept
 * shorter than Stripe's: the card of a charge and the error of an intent.
 */
const asTheSdkSays = {
  charge: (ours: Charge): Pick<Stripe.Charge, Exclude<keyof Charge, 'payment_method_details'>> => ours,
  customer: (ours: Customer): Pick<Stripe.Customer, keyof Customer> => ours,
  payment_intent: (
    ours: PaymentIntent,
  ): Pick<Stripe.PaymentIntent, Exclude<keyof PaymentIntent, 'last_payment_error'>> => ours,
  payment_method: (ours: PaymentMethod): Pick<Stripe.PaymentMethod, keyof PaymentMethod> => ours,
  refund: (ours: Refund): Pick<Stripe.Refund, keyof Refund> => ours,
}

it('has the fields that the SDK declares on every object', () => {
  const kinds = [chargeKind, customerKind, paymentIntentKind, paymentMethodKind, refundKind]
  expect(kinds.map((kind) => kind.object)).toEqual(Object.keys(asTheSdkSays))
})
