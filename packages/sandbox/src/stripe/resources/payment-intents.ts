import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type ApiResult, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import {
  booleanParam,
  choiceParam,
  currencyParam,
  idParam,
  integerParam,
  listParams,
  mergeMetadata,
  metadataParam,
  textParam,
  updated,
} from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { customerKind } from './customers.ts'
import { type PaymentIntent, paymentIntentKind } from './payment-intent.ts'
import { cancelIntent, changeOpenIntent, checkAmount, confirmIntent } from './payment-intent-lifecycle.ts'
import { usePaymentMethod } from './payment-method.ts'

const amount = integerParam({ min: 1, max: 99_999_999 })
const confirmation = {
  off_session: booleanParam.optional(),
  return_url: z.string().optional(),
  use_stripe_sdk: booleanParam.optional(),
}
const settable = {
  customer: idParam.optional(),
  description: textParam(1000).optional(),
  metadata: metadataParam.optional(),
  payment_method: idParam.optional(),
  receipt_email: textParam(512).optional(),
  setup_future_usage: choiceParam(['off_session', 'on_session']).optional(),
  statement_descriptor: textParam(22).optional(),
  statement_descriptor_suffix: textParam(22).optional(),
  transfer_group: textParam().optional(),
}
const creation = z.strictObject({
  ...settable,
  ...confirmation,
  amount,
  automatic_payment_methods: z
    .strictObject({ allow_redirects: choiceParam(['always', 'never']).optional(), enabled: booleanParam })
    .optional(),
  capture_method: choiceParam(['automatic', 'automatic_async']).optional(),
  confirm: booleanParam.optional(),
  confirmation_method: choiceParam(['automatic']).optional(),
  currency: currencyParam,
  payment_method_types: z.array(choiceParam(['card'])).optional(),
})
const update = z.strictObject({
  ...settable,
  amount: amount.optional(),
  currency: currencyParam.optional(),
  setup_future_usage: z
    .union([choiceParam(['off_session', 'on_session']), z.literal('').transform(() => null)])
    .optional(),
})

/** Creates an intent, and confirms it if asked to. */
export function createIntent(context: StripeContext, params: z.infer<typeof creation>): ApiResult<PaymentIntent> {
  const enough = checkAmount(params)
  if (!enough.ok) return enough
  if (params.customer !== undefined) {
    const customer = findObject(context, customerKind, params.customer, 'customer')
    if (!customer.ok) return customer
  }
  const method =
    params.payment_method === undefined
      ? undefined
      : usePaymentMethod(context, params.payment_method, params.customer ?? null)
  if (method && !method.ok) return method
  const automatic = params.automatic_payment_methods
  const isAutomatic = automatic?.enabled ?? params.payment_method_types === undefined
  const id = newId(paymentIntentKind.prefix)
  const created = context.documents.insert(paymentIntentKind, {
    id,
    object: 'payment_intent',
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: isAutomatic
      ? { allow_redirects: automatic?.allow_redirects ?? 'always', enabled: true }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: context.now(),
    currency: params.currency,
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.value.id ?? null,
    payment_method_options: {},
    payment_method_types: params.payment_method_types ?? ['card'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: params.transfer_group ?? null,
  })
  context.emit('payment_intent.created', created)
  return params.confirm ? confirmIntent(context, created, { returnUrl: params.return_url }) : success(created)
}

function change(context: StripeContext, params: z.infer<typeof update>, id: string): ApiResult<PaymentIntent> {
  const found = findObject(context, paymentIntentKind, id)
  if (!found.ok) return found
  if (params.customer !== undefined) {
    const customer = findObject(context, customerKind, params.customer, 'customer')
    if (!customer.ok) return customer
  }
  const { amount, currency, payment_method: paymentMethod } = params
  const open = changeOpenIntent(context, found.value, { amount, currency, paymentMethod })
  if (!open.ok) return open
  const before = open.value
  const after = context.documents.replace(paymentIntentKind, {
    ...before,
    customer: updated(params.customer, before.customer),
    description: updated(params.description, before.description),
    metadata: mergeMetadata(before.metadata, params.metadata),
    receipt_email: updated(params.receipt_email, before.receipt_email),
    setup_future_usage: updated(params.setup_future_usage, before.setup_future_usage),
    statement_descriptor: updated(params.statement_descriptor, before.statement_descriptor),
    statement_descriptor_suffix: updated(params.statement_descriptor_suffix, before.statement_descriptor_suffix),
    transfer_group: updated(params.transfer_group, before.transfer_group),
  })
  return success(after)
}

const filters = z.strictObject({ ...listParams, customer: idParam.optional() })

export const paymentIntents: Resource = {
  kinds: [paymentIntentKind],
  endpoints: [
    endpoint('POST', '/v1/payment_intents', creation, createIntent),
    endpoint(
      'GET',
      '/v1/payment_intents/:id',
      z.strictObject({ client_secret: z.string().optional() }),
      (context, _params, id) => findObject(context, paymentIntentKind, id),
    ),
    endpoint('POST', '/v1/payment_intents/:id', update, change),
    endpoint(
      'POST',
      '/v1/payment_intents/:id/confirm',
      z.strictObject({ ...confirmation, payment_method: idParam.optional() }),
      (context, params, id) => {
        const found = findObject(context, paymentIntentKind, id)
        if (!found.ok) return found
        return confirmIntent(context, found.value, {
          paymentMethod: params.payment_method,
          returnUrl: params.return_url,
        })
      },
    ),
    endpoint(
      'POST',
      '/v1/payment_intents/:id/cancel',
      z.strictObject({
        cancellation_reason: choiceParam(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      }),
      (context, params, id) => {
        const found = findObject(context, paymentIntentKind, id)
        return found.ok ? cancelIntent(context, found.value, params.cancellation_reason) : found
      },
    ),
    endpoint('GET', '/v1/payment_intents', filters, (context, params) =>
      listPage(context, paymentIntentKind, '/v1/payment_intents', params, { customer: params.customer }),
    ),
  ],
}
