import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { Database } from '../store/database.ts'
import type { Kind } from '../store/documents.ts'
import { cardByNumber } from '../stripe/cards/test-cards.ts'
import type { ApiResult } from '../stripe/protocol/answer.ts'
import { createContext, newId, type StripeContext, type StripeContextOptions } from '../stripe/protocol/context.ts'
import { type PaymentIntent, paymentIntentKind } from '../stripe/resources/payment-intent.ts'
import { authenticateIntent, type Confirmation, confirmIntent } from '../stripe/resources/payment-intent-lifecycle.ts'
import { storeCard } from '../stripe/resources/payment-method.ts'
import { type SetupIntent, setupIntentKind } from '../stripe/resources/setup-intent.ts'
import { authenticateSetup, confirmSetup } from '../stripe/resources/setup-intent-lifecycle.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'

const confirmation = z.strictObject({ clientSecret: z.string(), cardNumber: z.string().max(40) })
const authentication = z.strictObject({ clientSecret: z.string(), outcome: z.enum(['success', 'failure']) })

/** The answer to the browser: the intent's status and, in Stripe.js's form, why it was not paid. */
export type BrowserAnswer = {
  status: PaymentIntent['status']
  error?: { type: string; code: string; message: string; decline_code?: string }
}

const INCORRECT_NUMBER = {
  type: 'card_error',
  code: 'incorrect_number',
  message: 'Your card number is incorrect.',
} as const

/** A payment, or a card being saved. */
type Intent = PaymentIntent | SetupIntent

function toBrowserAnswer(intent: Intent, answer: ApiResult<Intent>): BrowserAnswer {
  if (answer.ok) return { status: answer.value.status }
  const { type, code, message, decline_code, payment_intent, setup_intent } = answer.refusal.error
  return {
    status: (payment_intent ?? setup_intent ?? intent).status,
    error: { type, code: code ?? type, message, ...(decline_code ? { decline_code } : {}) },
  }
}

/** What the browser does with one kind of intent. */
type IntentHandlers<T extends Intent> = {
  name: string
  kind: Kind<T>
  confirm: (context: StripeContext, intent: T, how: Confirmation) => ApiResult<Intent>
  authenticate: (context: StripeContext, intent: T, outcome: 'success' | 'failure') => ApiResult<Intent>
}

/** Dependencies of the browser’s routes. */
type BrowserDeps = { app: FastifyInstance; db: Database; webhooks: WebhookSender; options: StripeContextOptions }

/** Adds the routes of one kind of intent: confirm and authenticate. */
function addIntentRoutes<T extends Intent>(
  { app, db, webhooks, options }: BrowserDeps,
  { name, kind, confirm, authenticate }: IntentHandlers<T>,
): void {
  function withIntent(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    clientSecret: string,
    work: (context: StripeContext, intent: T) => BrowserAnswer,
  ): FastifyReply {
    const { method, url: path } = request
    const answer = db.transaction(() => {
      const context = createContext(options, { method, path, requestId: newId('req'), idempotencyKey: null })
      const intent = context.documents.find(kind, request.params.id)
      return intent?.client_secret === clientSecret ? work(context, intent) : undefined
    })
    webhooks.wake()
    if (answer) return reply.send(answer)
    const message = 'The client_secret provided does not match any associated object on this account.'
    const error = { type: 'invalid_request_error', code: `${kind.object}_invalid_parameter`, message }
    return reply.code(404).send({ error })
  }

  app.post<{ Params: { id: string } }>(`/_sandbox/${name}/:id/confirm`, async (request, reply) => {
    const body = parseBody(confirmation, request.body, reply)
    if (!body) return reply
    return withIntent(request, reply, body.clientSecret, (context, intent) => {
      const card = cardByNumber(body.cardNumber)
      // As with Stripe.js, an invalid card number never reaches the intent.
      if (!card) return { status: intent.status, error: INCORRECT_NUMBER }
      const ended = intent.status === 'succeeded' || intent.status === 'canceled'
      return toBrowserAnswer(
        intent,
        confirm(context, intent, ended ? {} : { paymentMethod: storeCard(context, card).id }),
      )
    })
  })

  app.post<{ Params: { id: string } }>(`/_sandbox/${name}/:id/authenticate`, async (request, reply) => {
    const body = parseBody(authentication, request.body, reply)
    if (!body) return reply
    return withIntent(request, reply, body.clientSecret, (context, intent) =>
      toBrowserAnswer(intent, authenticate(context, intent, body.outcome)),
    )
  })
}

/**
 * Stands in for Stripe.js: confirms and authenticates with the client secret alone. An answer about an intent is
 * always 200 with `{ status, error? }`; a wrong secret or an unknown intent is 404 and reveals nothing.
 */
export function browserRoutes(
  app: FastifyInstance,
  db: Database,
  webhooks: WebhookSender,
  options: StripeContextOptions,
): void {
  const deps = { app, db, webhooks, options }
  addIntentRoutes(deps, {
    name: 'payment-intents',
    kind: paymentIntentKind,
    confirm: confirmIntent,
    authenticate: authenticateIntent,
  })
  addIntentRoutes(deps, {
    name: 'setup-intents',
    kind: setupIntentKind,
    confirm: confirmSetup,
    authenticate: authenticateSetup,
  })
}
