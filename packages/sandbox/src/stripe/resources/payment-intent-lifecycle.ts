import { cardByFingerprint, type Decline, errorOf } from '../cards/test-cards.ts'
import { type ApiResult, declined, docUrl, invalidParam, notAllowed, success } from '../protocol/answer.ts'
import type { StripeContext } from '../protocol/context.ts'
import type { IntentStatus } from '../protocol/intent-status.ts'
import { chargeCard } from './charges.ts'
import { type LastPaymentError, type PaymentIntent, paymentIntentKind } from './payment-intent.ts'
import { attachCard, type PaymentMethod, paymentMethodKind, usePaymentMethod } from './payment-method.ts'

const UNEXPECTED = 'payment_intent_unexpected_state'
const AUTHENTICATION_FAILED =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.'
const CANCELABLE: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function unexpected(intent: PaymentIntent, message: string): ApiResult<never> {
  return notAllowed({ code: UNEXPECTED, message, payment_intent: intent, doc_url: docUrl(UNEXPECTED) })
}

function fail(context: StripeContext, intent: PaymentIntent, error: LastPaymentError): PaymentIntent {
  const failed = context.documents.replace(paymentIntentKind, {
    ...intent,
    last_payment_error: error,
    latest_charge: error.charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  context.emit('payment_intent.payment_failed', failed)
  return failed
}

function decline(
  context: StripeContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: Decline,
  authenticated: boolean,
): ApiResult<never> {
  const charge = chargeCard(context, intent, method, { authenticated, decline: reason })
  const error = { charge: charge.id, ...errorOf(reason) }
  const failed = fail(context, intent, { ...error, payment_method: method, type: 'card_error' })
  return declined({ ...error, payment_intent: failed })
}

function pay(
  context: StripeContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): ApiResult<PaymentIntent> {
  const reason = cardByFingerprint(method.card.fingerprint).decline
  if (reason) return decline(context, intent, method, reason, authenticated)
  const charge = chargeCard(context, intent, method, { authenticated, decline: undefined })
  const paid = context.documents.replace(paymentIntentKind, {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  if (intent.setup_future_usage !== null && intent.customer !== null) attachCard(context, method, intent.customer)
  context.emit('payment_intent.succeeded', paid)
  return success(paid)
}

/** `offSession`: nobody is there to answer the bank, as at a renewal. */
export type Confirmation = {
  paymentMethod?: string | undefined
  returnUrl?: string | undefined
  offSession?: boolean | undefined
}

/** How the guest reaches 3-D Secure: by redirect with a return URL, else by Stripe.js. */
export const nextActionOf = (id: string, returnUrl: string | undefined): PaymentIntent['next_action'] =>
  returnUrl
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: returnUrl, url: `https://hooks.stripe.com/3d_secure/${id}` },
      }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }

/** Confirms with the method given or the one attached: paid, declined (402), or waiting for 3-D Secure. */
export function confirmIntent(
  context: StripeContext,
  intent: PaymentIntent,
  how: Confirmation,
): ApiResult<PaymentIntent> {
  if (intent.status === 'succeeded') {
    return unexpected(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    )
  }
  if (intent.status === 'canceled') {
    return unexpected(
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    )
  }
  const name = how.paymentMethod ?? intent.payment_method
  if (name === null) {
    return unexpected(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  }
  const method = usePaymentMethod(context, name, intent.customer)
  if (!method.ok) return method
  const { authenticates, remembers } = cardByFingerprint(method.value.card.fingerprint)
  if (!authenticates || (how.offSession === true && remembers)) return pay(context, intent, method.value, false)
  const waiting = context.documents.replace(paymentIntentKind, {
    ...intent,
    last_payment_error: null,
    next_action: nextActionOf(intent.id, how.returnUrl),
    payment_method: method.value.id,
    status: 'requires_action',
  })
  context.emit('payment_intent.requires_action', waiting)
  return success(waiting)
}

/** Applies the outcome of 3-D Secure: paid, declined (402), or open for another attempt. */
export function authenticateIntent(
  context: StripeContext,
  intent: PaymentIntent,
  outcome: 'success' | 'failure',
): ApiResult<PaymentIntent> {
  const method =
    intent.payment_method === null ? undefined : context.documents.find(paymentMethodKind, intent.payment_method)
  if (intent.status !== 'requires_action' || !method) {
    return unexpected(
      intent,
      `This PaymentIntent is not waiting for authentication: it has a status of ${intent.status}.`,
    )
  }
  if (outcome === 'success') return pay(context, intent, method, true)
  const code = 'payment_intent_authentication_failure'
  const error = { code, doc_url: docUrl(code), message: AUTHENTICATION_FAILED }
  const failed = fail(context, intent, { ...error, payment_method: method, type: 'invalid_request_error' })
  return notAllowed({ ...error, payment_intent: failed })
}

/** Cancels an unpaid intent; a paid or canceled one is refused. */
export function cancelIntent(
  context: StripeContext,
  intent: PaymentIntent,
  reason: string | undefined,
): ApiResult<PaymentIntent> {
  if (!CANCELABLE.includes(intent.status)) {
    return unexpected(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    )
  }
  const canceled = context.documents.replace(paymentIntentKind, {
    ...intent,
    canceled_at: context.now(),
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  })
  context.emit('payment_intent.canceled', canceled)
  return success(canceled)
}

/** Fields that may change only while the intent can still be paid. */
export type OpenChanges = {
  amount?: number | undefined
  currency?: string | undefined
  paymentMethod?: string | undefined
}

/** Applies changes that only an unpaid intent allows; with a new payment method it must be confirmed again. */
export function changeOpenIntent(
  context: StripeContext,
  intent: PaymentIntent,
  changes: OpenChanges,
): ApiResult<PaymentIntent> {
  const { amount, currency, paymentMethod } = changes
  if (amount === undefined && currency === undefined && paymentMethod === undefined) return success(intent)
  if (!CANCELABLE.includes(intent.status)) {
    return unexpected(
      intent,
      `This PaymentIntent's amount, currency or payment method could not be updated because it has a status of ${intent.status}.`,
    )
  }
  const changed = { ...intent, amount: amount ?? intent.amount, currency: currency ?? intent.currency }
  const enough = checkAmount(changed)
  if (!enough.ok) return enough
  if (paymentMethod === undefined) return success(changed)
  const method = usePaymentMethod(context, paymentMethod, intent.customer)
  if (!method.ok) return method
  return success({ ...changed, next_action: null, payment_method: method.value.id, status: 'requires_confirmation' })
}

/** Stripe's smallest charges, in minor units. @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MINIMUM = new Map([
  ['dkk', 250],
  ['nok', 300],
  ['sek', 300],
  ['eur', 50],
  ['usd', 50],
  ['gbp', 30],
])

/** Refuses an amount below Stripe's smallest charge in that currency. */
export function checkAmount({ amount, currency }: { amount: number; currency: string }): ApiResult<true> {
  const minimum = MINIMUM.get(currency) ?? 1
  if (amount >= minimum) return success(true)
  return invalidParam('amount', `Amount must be at least ${(minimum / 100).toFixed(2)} ${currency}`, 'amount_too_small')
}
