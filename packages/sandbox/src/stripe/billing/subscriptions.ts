import { z } from 'zod'
import { type ApiResult, declined, invalidParam, notAllowed, success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import {
  booleanParam,
  choiceParam,
  idParam,
  listParams,
  mergeMetadata,
  metadataParam,
  textParam,
} from '../protocol/params.ts'
import { endpoint, findObject, listPage, type Resource } from '../protocol/resource.ts'
import { customerKind } from '../resources/customers.ts'
import { paymentMethodKind } from '../resources/payment-method.ts'
import { priceKind } from './catalogue.ts'
import { changeSubscription, endSubscription } from './follow-payments.ts'
import { cardOf, chargeInvoice, createInvoice } from './pay-invoice.ts'
import { isOver, nextPeriodEnd, periodEndOf, type Subscription, subscriptionKind } from './subscription.ts'

const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const
const common = {
  cancel_at_period_end: booleanParam.optional(),
  default_payment_method: idParam.optional(),
  description: textParam(500).optional(),
  metadata: metadataParam.optional(),
  off_session: booleanParam.optional(),
  payment_behavior: choiceParam(behaviors).optional(),
  proration_behavior: choiceParam(['none', 'create_prorations']).optional(),
}
const creation = z.strictObject({
  ...common,
  customer: idParam,
  items: z.array(z.strictObject({ price: idParam, quantity: choiceParam(['1']).optional() })).length(1),
})
const update = z.strictObject(common)
const filters = z.strictObject({
  ...listParams,
  customer: idParam.optional(),
  price: idParam.optional(),
  status: choiceParam([
    'all',
    'active',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
  ]).optional(),
})

const notAttached = (id: string) =>
  invalidParam(
    'default_payment_method',
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'resource_missing',
  )

const isAttached = (context: StripeContext, id: string, customer: string): boolean =>
  context.documents.find(paymentMethodKind, id)?.customer === customer

function insert(context: StripeContext, params: z.infer<typeof creation>, priceId: string): ApiResult<Subscription> {
  const price = findObject(context, priceKind, priceId, 'items[0][price]')
  if (!price.ok) return price
  const id = newId(subscriptionKind.prefix)
  const now = context.now()
  const metadata = mergeMetadata({}, params.metadata)
  const item: Subscription['items']['data'][0] = {
    ...{ id: newId('si'), object: 'subscription_item', created: now, metadata: {}, price: price.value, quantity: 1 },
    ...{ current_period_end: nextPeriodEnd(now, now), current_period_start: now, subscription: id },
  }
  return success(
    context.documents.insert<Subscription>(subscriptionKind, {
      ...{ id, object: 'subscription', created: now, start_date: now, billing_cycle_anchor: now, livemode: false },
      ...{ cancel_at: null, cancel_at_period_end: params.cancel_at_period_end ?? false, canceled_at: null },
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      ...{ collection_method: 'charge_automatically', currency: price.value.currency, customer: params.customer },
      ...{ default_payment_method: params.default_payment_method ?? null, description: params.description ?? null },
      ...{ ended_at: null, latest_invoice: null, metadata, pending_setup_intent: null, status: 'incomplete' },
      items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    }),
  )
}

/** Creates a subscription and charges its first invoice at once, unless it is to stay incomplete until the browser pays. */
function create(context: StripeContext, params: z.infer<typeof creation>): ApiResult<Subscription> {
  const customer = findObject(context, customerKind, params.customer, 'customer')
  if (!customer.ok) return customer
  const { default_payment_method: chosen, payment_behavior: behavior = 'allow_incomplete' } = params
  if (chosen !== undefined && !isAttached(context, chosen, params.customer)) return notAttached(chosen)
  const made = insert(context, params, params.items[0]?.price ?? '')
  if (!made.ok) return made
  const card = cardOf(context, made.value)
  if (card === undefined && behavior !== 'default_incomplete') {
    const message = 'This customer has no attached payment source or default payment method.'
    return invalidParam('customer', message, 'resource_missing')
  }
  context.emit('customer.subscription.created', made.value)
  const invoice = createInvoice(context, made.value, 'subscription_create')
  if (behavior !== 'default_incomplete') chargeInvoice(context, invoice, card, params.off_session ?? false)
  const stored = findObject(context, subscriptionKind, made.value.id)
  if (stored.ok && behavior === 'error_if_incomplete' && stored.value.status !== 'active')
    return declined({ code: 'card_declined', message: 'Your card was declined.' })
  return stored
}

const ended = (id: string) =>
  notAllowed({ message: `A canceled subscription can only update its cancellation_details and metadata: ${id}.` })

function change(context: StripeContext, params: z.infer<typeof update>, id: string): ApiResult<Subscription> {
  const found = findObject(context, subscriptionKind, id)
  if (!found.ok) return found
  const before = found.value
  if (isOver(before)) return ended(id)
  const { cancel_at_period_end: ends, default_payment_method: card } = params
  if (card !== undefined && !isAttached(context, card, before.customer)) return notAttached(card)
  const ending: Partial<Subscription> =
    ends === undefined
      ? {}
      : {
          cancel_at: ends ? periodEndOf(before) : null,
          cancel_at_period_end: ends,
          canceled_at: ends ? (before.canceled_at ?? context.now()) : null,
          cancellation_details: { ...before.cancellation_details, reason: ends ? 'cancellation_requested' : null },
        }
  return success(
    changeSubscription(context, before, {
      ...ending,
      default_payment_method: card ?? before.default_payment_method,
      metadata: mergeMetadata(before.metadata, params.metadata),
    }),
  )
}

export const subscriptions: Resource = {
  kinds: [subscriptionKind],
  endpoints: [
    endpoint('POST', '/v1/subscriptions', creation, create),
    endpoint('GET', '/v1/subscriptions/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, subscriptionKind, id),
    ),
    endpoint('POST', '/v1/subscriptions/:id', update, change),
    endpoint('DELETE', '/v1/subscriptions/:id', z.strictObject({}), (context, _params, id) => {
      const found = findObject(context, subscriptionKind, id)
      if (!found.ok) return found
      return isOver(found.value) ? ended(id) : success(endSubscription(context, found.value, 'cancellation_requested'))
    }),
    endpoint('GET', '/v1/subscriptions', filters, (context, { status, ...params }) => {
      const live = ['active', 'incomplete', 'past_due']
      const wanted =
        status === 'all' ? undefined : status === 'ended' ? ['canceled', 'incomplete_expired'] : (status ?? live)
      return listPage(context, subscriptionKind, '/v1/subscriptions', params, {
        customer: params.customer,
        status: wanted,
        'items.data[0].price.id': params.price,
      })
    }),
  ],
}
