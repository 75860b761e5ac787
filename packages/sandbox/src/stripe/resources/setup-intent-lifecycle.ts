import { cardByFingerprint, errorOf } from '../cards/test-cards.ts'
import { type ApiResult, declined, docUrl, notAllowed, success } from '../protocol/answer.ts'
import type { StripeContext } from '../protocol/context.ts'
import { type Confirmation, nextActionOf } from './payment-intent-lifecycle.ts'
import { attachCard, type PaymentMethod, paymentMethodKind, usePaymentMethod } from './payment-method.ts'
import { type SetupIntent, setupIntentKind } from './setup-intent.ts'

const UNEXPECTED = 'setup_intent_unexpected_state'
const AUTHENTICATION_FAILED =
  'The latest attempt to set up the payment method has failed because authentication failed.'

const unexpected = (setup: SetupIntent, message: string): ApiResult<never> =>
  notAllowed({ code: UNEXPECTED, message, setup_intent: setup, doc_url: docUrl(UNEXPECTED) })

function fail(
  context: StripeContext,
  setup: SetupIntent,
  error: NonNullable<SetupIntent['last_setup_error']>,
): SetupIntent {
  const failed = context.documents.replace(setupIntentKind, {
    ...setup,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  context.emit('setup_intent.setup_failed', failed)
  return failed
}

function saveCard(context: StripeContext, setup: SetupIntent, method: PaymentMethod): ApiResult<SetupIntent> {
  const reason = cardByFingerprint(method.card.fingerprint).setupDecline
  if (reason) {
    const error = errorOf(reason)
    const failed = fail(context, setup, { ...error, payment_method: method, type: 'card_error' })
    return declined({ ...error, setup_intent: failed })
  }
  if (setup.customer !== null) attachCard(context, method, setup.customer)
  const saved = context.documents.replace(setupIntentKind, {
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  context.emit('setup_intent.succeeded', saved)
  return success(saved)
}

/** Confirms with the method given or the one attached: saved for its customer, declined (402), or waiting for 3-D Secure. */
export function confirmSetup(context: StripeContext, setup: SetupIntent, how: Confirmation): ApiResult<SetupIntent> {
  if (setup.status === 'succeeded' || setup.status === 'canceled') {
    return unexpected(setup, `You cannot confirm this SetupIntent because it has a status of ${setup.status}.`)
  }
  const name = how.paymentMethod ?? setup.payment_method
  if (name === null)
    return unexpected(setup, "You cannot confirm this SetupIntent because it's missing a payment method.")
  const method = usePaymentMethod(context, name, setup.customer)
  if (!method.ok) return method
  if (!cardByFingerprint(method.value.card.fingerprint).authenticates) return saveCard(context, setup, method.value)
  const waiting = context.documents.replace(setupIntentKind, {
    ...setup,
    last_setup_error: null,
    next_action: nextActionOf(setup.id, how.returnUrl),
    payment_method: method.value.id,
    status: 'requires_action',
  })
  context.emit('setup_intent.requires_action', waiting)
  return success(waiting)
}

/** Applies the outcome of 3-D Secure: saved for its customer, declined (402), or open for another attempt. */
export function authenticateSetup(
  context: StripeContext,
  setup: SetupIntent,
  outcome: 'success' | 'failure',
): ApiResult<SetupIntent> {
  const method =
    setup.payment_method === null ? undefined : context.documents.find(paymentMethodKind, setup.payment_method)
  if (setup.status !== 'requires_action' || !method) {
    return unexpected(setup, `This SetupIntent is not waiting for authentication: it has a status of ${setup.status}.`)
  }
  if (outcome === 'success') return saveCard(context, setup, method)
  const code = 'setup_intent_authentication_failure'
  const error = { code, doc_url: docUrl(code), message: AUTHENTICATION_FAILED }
  const failed = fail(context, setup, { ...error, payment_method: method, type: 'invalid_request_error' })
  return notAllowed({ ...error, setup_intent: failed })
}
