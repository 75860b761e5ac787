import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { type Price, type Product, priceKind, productKind } from '../billing/catalogue.ts'
import { type Invoice, invoiceKind } from '../billing/invoice.ts'
import { type PortalSession, portalSessionKind } from '../billing/portal-sessions.ts'
import { type Subscription, subscriptionKind } from '../billing/subscription.ts'
import { type Account, accountKind } from './accounts.ts'
import { type BalanceTransaction, balanceTransactionKind } from './balance.ts'
import { type Charge, chargeKind } from './charges.ts'
import { type Customer, customerKind } from './customers.ts'
import { type Dispute, disputeKind } from './disputes.ts'
import { type PaymentIntent, paymentIntentKind } from './payment-intent.ts'
import { type PaymentMethod, paymentMethodKind } from './payment-method.ts'
import { type Payout, payoutKind } from './payouts.ts'
import { type Refund, refundKind } from './refunds.ts'
import { type SetupIntent, setupIntentKind } from './setup-intent.ts'
import { reversalKind, type Transfer, type TransferReversal, transferKind } from './transfers.ts'

/**
 * Compiles only while every field of ours is one the SDK declares, with a value it allows. Some nested objects are
 * kept shorter than Stripe's: the card of a charge, the error of an intent, the items of a subscription, and the lines and payments of an
 * invoice.
 */
const asTheSdkSays = {
  account: (ours: Account): Pick<Stripe.Account, keyof Account> => ours,
  balance_transaction: (ours: BalanceTransaction): Pick<Stripe.BalanceTransaction, keyof BalanceTransaction> => ours,
  charge: (ours: Charge): Pick<Stripe.Charge, Exclude<keyof Charge, 'payment_method_details'>> => ours,
  customer: (ours: Customer): Pick<Stripe.Customer, keyof Customer> => ours,
  dispute: (ours: Dispute): Pick<Stripe.Dispute, keyof Dispute> => ours,
  payment_intent: (
    ours: PaymentIntent,
  ): Pick<Stripe.PaymentIntent, Exclude<keyof PaymentIntent, 'last_payment_error'>> => ours,
  payment_method: (ours: PaymentMethod): Pick<Stripe.PaymentMethod, keyof PaymentMethod> => ours,
  payout: (ours: Payout): Pick<Stripe.Payout, keyof Payout> => ours,
  refund: (ours: Refund): Pick<Stripe.Refund, keyof Refund> => ours,
  setup_intent: (ours: SetupIntent): Pick<Stripe.SetupIntent, Exclude<keyof SetupIntent, 'last_setup_error'>> => ours,
  price: (ours: Price): Pick<Stripe.Price, keyof Price> => ours,
  product: (ours: Product): Pick<Stripe.Product, keyof Product> => ours,
  subscription: (ours: Subscription): Pick<Stripe.Subscription, Exclude<keyof Subscription, 'items'>> => ours,
  invoice: (ours: Invoice): Pick<Stripe.Invoice, Exclude<keyof Invoice, 'lines' | 'payments'>> => ours,
  'billing_portal.session': (ours: PortalSession): Pick<Stripe.BillingPortal.Session, keyof PortalSession> => ours,
  transfer: (ours: Transfer): Pick<Stripe.Transfer, keyof Transfer> => ours,
  transfer_reversal: (ours: TransferReversal): Pick<Stripe.TransferReversal, keyof TransferReversal> => ours,
}

it('has the fields that the SDK declares on every object', () => {
  const kinds = [
    accountKind,
    balanceTransactionKind,
    chargeKind,
    customerKind,
    disputeKind,
    paymentIntentKind,
    paymentMethodKind,
    payoutKind,
    refundKind,
    setupIntentKind,
    priceKind,
    productKind,
    subscriptionKind,
    invoiceKind,
    portalSessionKind,
    transferKind,
    reversalKind,
  ]
  expect(kinds.map((kind) => kind.object)).toEqual(Object.keys(asTheSdkSays))
})
