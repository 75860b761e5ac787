import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { Database } from '../store/database.ts'
import type { Kind } from '../store/documents.ts'
import { cardByNumber } from '../stripe/cards/test-cards.ts'
import type { Answer } from '../stripe/protocol/answer.ts'
import { type Desk, type DeskOptions, newId, openDesk } from '../stripe/protocol/context.ts'
import { type PaymentIntent, paymentIntentKind } from '../stripe/resources/payment-intent.ts'
import { authenticateIntent, type Confirmation, confirmIntent } from '../stripe/resources/payment-intent-lifecycle.ts'
import { keepCard } from '../stripe/resources/payment-method.ts'
import { type SetupIntent, setupIntentKind } from '../stripe/resources/setup-intent.ts'
import { authenticateSetup, confirmSetup } from '../stripe/resources/setup-intent-lifecycle.ts'
import type { Courier } from '../webhooks/webhook-sender.ts'

const confirmation = z.strictObject({ clientSecret: z.string(), cardNumber: z.string().max(40) })
const authentication = z.strictObject({ clientSecret: z.string(), outcome: z.enum(['success', 'failure']) })

/** What the browser learns: the intent's status and, as Stripe.js tells it, why it was not paid. */
export type BrowserAnswer = {
  status: PaymentIntent['status']
  error?: { type: string; code: string; message: string; decline_code?: string }
}

const INCORRECT_NUMBER = {
  type: 'card_error',
  code: 'incorrect_number',
  message: 'Your card number is incorrect.',
} as const

/** A payment or a card being set up, as the browser sees both. */
type Intent = PaymentIntent | SetupIntent

function tell(intent: Intent, answer: Answer<Intent>): BrowserAnswer {
  if (answer.ok) return { status: answer.value.status }
  const { type, code, message, decline_code, payment_intent, setup_intent } = answer.refusal.error
  return {
    status: (payment_intent ?? setup_intent ?? intent).status,
    error: { type, code: code ?? type, message, ...(decline_code ? { decline_code } : {}) },
  }
}

/** How the browser goes through one kind of intent. */
type Way<T extends Intent> = {
  name: string
  kind: Kind<T>
  confirm: (desk: Desk, intent: T, how: Confirmation) => Answer<Intent>
  authenticate: (desk: Desk, intent: T, outcome: 'success' | 'failure') => Answer<Intent>
}

/**
 * Stands in for Stripe.js: confirms and authenticates with the client secret alone. An answer about an intent is
 * always 200 with `{ status, error? }`; a wrong secret or an unknown intent is 404 and reveals nothing.
 */
export function browserRoutes(app: FastifyInstance, db: Database, courier: Courier, options: DeskOptions): void {
  function wayOf<T extends Intent>({ name, kind, confirm, authenticate }: Way<T>): void {
    function withIntent(
      request: FastifyRequest<{ Params: { id: string } }>,
      reply: FastifyReply,
      clientSecret: string,
      work: (desk: Desk, intent: T) => BrowserAnswer,
    ): FastifyReply {
      const { method, url: path } = request
      const answer = db.transaction(() => {
        const desk = openDesk(options, { method, path, requestId: newId('req'), idempotencyKey: null })
        const intent = desk.documents.find(kind, request.params.id)
        return intent?.client_secret === clientSecret ? work(desk, intent) : undefined
      })
      courier.wake()
      if (answer) return reply.send(answer)
      const message = 'The client_secret provided does not match any associated object on this account.'
      const error = { type: 'invalid_request_error', code: `${kind.object}_invalid_parameter`, message }
      return reply.code(404).send({ error })
    }

    app.post<{ Params: { id: string } }>(`/_sandbox/${name}/:id/confirm`, async (request, reply) => {
      const body = parseBody(confirmation, request.body, reply)
      if (!body) return reply
      return withIntent(request, reply, body.clientSecret, (desk, intent) => {
        const card = cardByNumber(body.cardNumber)
        // As with Stripe.js, a number that makes no payment method never reaches the intent.
        if (!card) return { status: intent.status, error: INCORRECT_NUMBER }
        const over = intent.status === 'succeeded' || intent.status === 'canceled'
        return tell(intent, confirm(desk, intent, over ? {} : { paymentMethod: keepCard(desk, card).id }))
      })
    })

    app.post<{ Params: { id: string } }>(`/_sandbox/${name}/:id/authenticate`, async (request, reply) => {
      const body = parseBody(authentication, request.body, reply)
      if (!body) return reply
      return withIntent(request, reply, body.clientSecret, (desk, intent) =>
        tell(intent, authenticate(desk, intent, body.outcome)),
      )
    })
  }

  wayOf({ name: 'payment-intents', kind: paymentIntentKind, confirm: confirmIntent, authenticate: authenticateIntent })
  wayOf({ name: 'setup-intents', kind: setupIntentKind, confirm: confirmSetup, authenticate: authenticateSetup })
}
