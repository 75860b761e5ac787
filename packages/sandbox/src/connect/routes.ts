import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { Database } from '../store/database.ts'
import { type ApiResult, noSuch } from '../stripe/protocol/answer.ts'
import { createContext, newId, type StripeContext, type StripeContextOptions } from '../stripe/protocol/context.ts'
import { accountLinkKind, findLink } from '../stripe/resources/account-links.ts'
import { accountKind, advanceAccount, onboardingOutcome } from '../stripe/resources/accounts.ts'
import { closeDispute, openDispute } from '../stripe/resources/disputes.ts'
import { failRefund } from '../stripe/resources/refunds.ts'
import type { WebhookSender } from '../webhooks/webhook-sender.ts'
import { onboardingPage } from './onboarding-page.ts'

const decision = z.strictObject({ outcome: onboardingOutcome })
const complaint = z.strictObject({ paymentIntent: z.string(), amount: z.int().positive().optional() })
const verdict = z.strictObject({ outcome: z.enum(['won', 'lost']) })
const refusal = z.strictObject({ reason: z.string().max(100).optional() })
const missing = { error: { type: 'invalid_request_error', message: 'No such link' } } as const

type ById = { Params: { id: string } }

/** Runs work on Stripe's objects in one transaction, then sends its webhooks. `path` names the cause in the events. */
type InContext = <T>(path: string, work: (context: StripeContext) => T) => T

function toResponse<T>(answer: ApiResult<T>): { status: number; body: unknown } {
  return answer.ok
    ? { status: 200, body: answer.value }
    : { status: answer.refusal.status, body: { error: answer.refusal.error } }
}

/** A host fills in the provider's forms. */
function onboardingRoutes(app: FastifyInstance, inContext: InContext, onboardingUrl: () => string): void {
  app.get<ById>('/_sandbox/onboarding/:id', async (request, reply) => {
    const found = inContext(request.url, (context) => findLink(context, request.params.id))
    if (!found) return reply.code(404).send(missing)
    // As at Stripe, a used or expired link redirects to its refresh URL.
    if (!found.open) return reply.redirect(found.link.refresh_url, 303)
    const page = onboardingPage(found.account, `${onboardingUrl()}/${found.link.id}`)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<{ Params: { id: string; outcome: string } }>('/_sandbox/onboarding/:id/:outcome', async (request, reply) => {
    const chosen = parseBody(decision, { outcome: request.params.outcome }, reply)
    if (!chosen) return reply
    const target = inContext(request.url, (context) => {
      const found = findLink(context, request.params.id)
      if (!found?.open) return found?.link.refresh_url
      context.documents.replace(accountLinkKind, { ...found.link, used: true })
      advanceAccount(context, found.account, chosen.outcome)
      return found.link.return_url
    })
    return target === undefined ? reply.code(404).send(missing) : reply.redirect(target, 303)
  })
}

/** The provider reviews an account. */
function accountRoutes(app: FastifyInstance, inContext: InContext): void {
  app.post<ById>('/_sandbox/accounts/:id', async (request, reply) => {
    const chosen = parseBody(decision, request.body, reply)
    if (!chosen) return reply
    const { id } = request.params
    const { status, body } = inContext(request.url, (context) => {
      const account = context.documents.find(accountKind, id)
      return toResponse(
        account ? { ok: true, value: advanceAccount(context, account, chosen.outcome) } : noSuch('account', id),
      )
    })
    return reply.code(status).send(body)
  })
}

/** A cardholder disputes a payment, and a bank decides. */
function disputeRoutes(app: FastifyInstance, inContext: InContext): void {
  app.post('/_sandbox/disputes', async (request, reply) => {
    const filed = parseBody(complaint, request.body, reply)
    if (!filed) return reply
    const { status, body } = inContext(request.url, (context) =>
      toResponse(openDispute(context, filed.paymentIntent, filed.amount)),
    )
    return reply.code(status).send(body)
  })

  app.post<ById>('/_sandbox/disputes/:id/close', async (request, reply) => {
    const decided = parseBody(verdict, request.body, reply)
    if (!decided) return reply
    const { status, body } = inContext(request.url, (context) =>
      toResponse(closeDispute(context, request.params.id, decided.outcome)),
    )
    return reply.code(status).send(body)
  })
}

/** A bank returns a refund. */
function refundRoutes(app: FastifyInstance, inContext: InContext): void {
  app.post<ById>('/_sandbox/refunds/:id/fail', async (request, reply) => {
    const failure = parseBody(refusal, request.body ?? {}, reply)
    if (!failure) return reply
    const { status, body } = inContext(request.url, (context) =>
      toResponse(failRefund(context, request.params.id, failure.reason)),
    )
    return reply.code(status).send(body)
  })
}

/** Events that a test causes in place of hosts, cardholders, banks and the provider, under `/_sandbox`. */
export function connectRoutes(
  app: FastifyInstance,
  db: Database,
  webhooks: WebhookSender,
  options: StripeContextOptions,
): void {
  const inContext: InContext = (path, work) => {
    const result = db.transaction(() =>
      work(createContext(options, { method: 'POST', path, requestId: newId('req'), idempotencyKey: null })),
    )
    webhooks.wake()
    return result
  }
  onboardingRoutes(app, inContext, options.onboardingUrl)
  accountRoutes(app, inContext)
  disputeRoutes(app, inContext)
  refundRoutes(app, inContext)
}
