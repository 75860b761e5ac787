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

/**
 * What happens outside our API: a host fills in the provider's forms (`/_sandbox/onboarding/:link`), the provider reviews an account
 * (`/_sandbox/accounts/:id`), a cardholder disputes a payment and a bank decides (`/_sandbox/disputes`), a bank sends a refund back
 * (`/_sandbox/refunds`).
 */
export function connectRoutes(
  app: FastifyInstance,
  db: Database,
  webhooks: WebhookSender,
  options: StripeContextOptions,
): void {
  const withContext = <T>(path: string, work: (context: StripeContext) => T): T => {
    const result = db.transaction(() =>
      work(createContext(options, { method: 'POST', path, requestId: newId('req'), idempotencyKey: null })),
    )
    webhooks.wake()
    return result
  }
  const shown = <T>(answer: ApiResult<T>): { status: number; body: unknown } =>
    answer.ok
      ? { status: 200, body: answer.value }
      : { status: answer.refusal.status, body: { error: answer.refusal.error } }

  app.get<ById>('/_sandbox/onboarding/:id', async (request, reply) => {
    const found = withContext(request.url, (context) => findLink(context, request.params.id))
    if (!found) return reply.code(404).send(missing)
    // As with the provider: a link that was used or is too old leads to where a fresh one is made.
    if (!found.open) return reply.redirect(found.link.refresh_url, 303)
    const page = onboardingPage(found.account, `${options.onboardingUrl()}/${found.link.id}`)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<{ Params: { id: string; outcome: string } }>('/_sandbox/onboarding/:id/:outcome', async (request, reply) => {
    const chosen = parseBody(decision, { outcome: request.params.outcome }, reply)
    if (!chosen) return reply
    const target = withContext(request.url, (context) => {
      const found = findLink(context, request.params.id)
      if (!found?.open) return found?.link.refresh_url
      context.documents.replace(accountLinkKind, { ...found.link, used: true })
      advanceAccount(context, found.account, chosen.outcome)
      return found.link.return_url
    })
    return target === undefined ? reply.code(404).send(missing) : reply.redirect(target, 303)
  })

  app.post<ById>('/_sandbox/accounts/:id', async (request, reply) => {
    const chosen = parseBody(decision, request.body, reply)
    if (!chosen) return reply
    const { id } = request.params
    const { status, body } = withContext(request.url, (context) => {
      const account = context.documents.find(accountKind, id)
      return shown(
        account ? { ok: true, value: advanceAccount(context, account, chosen.outcome) } : noSuch('account', id),
      )
    })
    return reply.code(status).send(body)
  })

  app.post('/_sandbox/disputes', async (request, reply) => {
    const filed = parseBody(complaint, request.body, reply)
    if (!filed) return reply
    const { status, body } = withContext(request.url, (context) =>
      shown(openDispute(context, filed.paymentIntent, filed.amount)),
    )
    return reply.code(status).send(body)
  })

  app.post<ById>('/_sandbox/disputes/:id/close', async (request, reply) => {
    const decided = parseBody(verdict, request.body, reply)
    if (!decided) return reply
    const { status, body } = withContext(request.url, (context) =>
      shown(closeDispute(context, request.params.id, decided.outcome)),
    )
    return reply.code(status).send(body)
  })

  app.post<ById>('/_sandbox/refunds/:id/fail', async (request, reply) => {
    const told = parseBody(refusal, request.body ?? {}, reply)
    if (!told) return reply
    const { status, body } = withContext(request.url, (context) =>
      shown(failRefund(context, request.params.id, told.reason)),
    )
    return reply.code(status).send(body)
  })
}
