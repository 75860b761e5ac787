import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { changeSubscription } from '../stripe/billing/follow-payments.ts'
import { invoiceKind } from '../stripe/billing/invoice.ts'
import { invoices } from '../stripe/billing/invoices.ts'
import { cardOf } from '../stripe/billing/pay-invoice.ts'
import { type PortalSession, portalSeconds, portalSessionKind } from '../stripe/billing/portal-sessions.ts'
import { isOver, type Subscription, subscriptionKind } from '../stripe/billing/subscription.ts'
import { subscriptions } from '../stripe/billing/subscriptions.ts'
import { cardByAlias } from '../stripe/cards/test-cards.ts'
import { createContext, newId, type StripeContext, type StripeContextOptions } from '../stripe/protocol/context.ts'
import type { Resource } from '../stripe/protocol/resource.ts'
import { customerKind, setDefaultMethod } from '../stripe/resources/customers.ts'
import { attachCard, paymentMethodKind, storeCard } from '../stripe/resources/payment-method.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { portalPage } from './portal-page.ts'

const missing = { error: { type: 'invalid_request_error', message: 'No such session' } } as const
const mostRows = 100

function openSession(context: StripeContext, id: string): PortalSession | undefined {
  const session = context.documents.find(portalSessionKind, id)
  return session && session.created + portalSeconds > context.now() ? session : undefined
}

function subscriptionsOf(context: StripeContext, customer: string): Subscription[] {
  return context.documents.page(subscriptionKind, { where: { customer }, limit: mostRows }).data
}

function show(context: StripeContext, { customer, return_url: returnUrl }: PortalSession, action: string): string {
  const all = subscriptionsOf(context, customer)
  const live = all.find((one) => !isOver(one))
  const owner = context.documents.find(customerKind, customer)
  return portalPage(
    {
      returnUrl,
      subscriptions: all,
      invoices: context.documents.page(invoiceKind, { where: { customer }, limit: mostRows }).data,
      cards: context.documents.page(paymentMethodKind, { where: { customer }, limit: mostRows }).data,
      usedCard: live ? cardOf(context, live) : (owner?.invoice_settings.default_payment_method ?? undefined),
    },
    action,
  )
}

/** Uses a card for all that a customer pays for from now on. */
function chooseCard(context: StripeContext, customer: string, card: string): void {
  const owner = context.documents.find(customerKind, customer)
  if (!owner || context.documents.find(paymentMethodKind, card)?.customer !== customer) return
  setDefaultMethod(context, owner, card)
  for (const one of subscriptionsOf(context, customer))
    if (!isOver(one)) changeSubscription(context, one, { default_payment_method: card })
}

function callEndpoint(context: StripeContext, { endpoints }: Resource, path: string, id: string, params: object): void {
  endpoints.find((one) => one.method === 'POST' && one.path === path)?.answer(context, id, params)
}

/** What a customer's click does. Objects of others are left alone. */
function act(context: StripeContext, customer: string, action: string, target: string): void {
  if (action === 'card') chooseCard(context, customer, target)
  const card = action === 'test-card' ? cardByAlias(target) : undefined
  if (card) chooseCard(context, customer, attachCard(context, storeCard(context, card), customer).id)
  const ends = action === 'end' || action === 'keep'
  if (ends && context.documents.find(subscriptionKind, target)?.customer === customer)
    callEndpoint(context, subscriptions, '/v1/subscriptions/:id', target, {
      cancel_at_period_end: String(action === 'end'),
    })
  if (action === 'pay' && context.documents.find(invoiceKind, target)?.customer === customer)
    callEndpoint(context, invoices, '/v1/invoices/:id/pay', target, {})
}

type BySession = { Params: { session: string; action: string; target: string } }

/** The customer portal under `/_sandbox/portal`. As at Stripe, its link alone gives access, for an hour. */
export function portalRoutes(
  app: FastifyInstance,
  db: Database,
  webhooks: WebhookSender,
  options: StripeContextOptions,
): void {
  function inSession<T>(
    path: string,
    id: string,
    work: (context: StripeContext, session: PortalSession) => T,
  ): T | undefined {
    const result = db.transaction(() => {
      const context = createContext(options, { method: 'POST', path, requestId: newId('req'), idempotencyKey: null })
      const session = openSession(context, id)
      return session && work(context, session)
    })
    webhooks.wake()
    return result
  }

  app.get<BySession>('/_sandbox/portal/:session', async (request, reply) => {
    const { session: id } = request.params
    const page = inSession(request.url, id, (context, session) =>
      show(context, session, `${options.portalUrl()}/${id}`),
    )
    return page === undefined ? reply.code(404).send(missing) : reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<BySession>('/_sandbox/portal/:session/:action/:target', async (request, reply) => {
    const { session: id, action, target } = request.params
    const done = inSession(request.url, id, (context, { customer }) => {
      act(context, customer, action, target)
      return true
    })
    return done ? reply.redirect(`${options.portalUrl()}/${id}`, 303) : reply.code(404).send(missing)
  })
}
