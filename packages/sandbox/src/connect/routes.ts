import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { Database } from '../store/database.ts'
import { type Answer, noSuch } from '../stripe/protocol/answer.ts'
import { type Desk, type DeskOptions, newId, openDesk } from '../stripe/protocol/context.ts'
import { accountLinkKind, openLink } from '../stripe/resources/account-links.ts'
import { accountKind, advanceAccount, onboardingOutcome } from '../stripe/resources/accounts.ts'
import { closeDispute, openDispute } from '../stripe/resources/disputes.ts'
import { failRefund } from '../stripe/resources/refunds.ts'
import type { Courier } from '../webhooks/webhook-sender.ts'
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
export function connectRoutes(app: FastifyInstance, db: Database, courier: Courier, options: DeskOptions): void {
  const atDesk = <T>(path: string, work: (desk: Desk) => T): T => {
    const result = db.transaction(() =>
      work(openDesk(options, { method: 'POST', path, requestId: newId('req'), idempotencyKey: null })),
    )
    courier.wake()
    return result
  }
  const shown = <T>(answer: Answer<T>): { status: number; body: unknown } =>
    answer.ok
      ? { status: 200, body: answer.value }
      : { status: answer.refusal.status, body: { error: answer.refusal.error } }

  app.get<ById>('/_sandbox/onboarding/:id', async (request, reply) => {
    const found = atDesk(request.url, (desk) => openLink(desk, request.params.id))
    if (!found) return reply.code(404).send(missing)
    // As with the provider: a link that was used or is too old leads to where a fresh one is made.
    if (!found.open) return reply.redirect(found.link.refresh_url, 303)
    const page = onboardingPage(found.account, `${options.onboardingUrl()}/${found.link.id}`)
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.post<{ Params: { id: string; outcome: string } }>('/_sandbox/onboarding/:id/:outcome', async (request, reply) => {
    const chosen = parseBody(decision, { outcome: request.params.outcome }, reply)
    if (!chosen) return reply
    const target = atDesk(request.url, (desk) => {
      const found = openLink(desk, request.params.id)
      if (!found?.open) return found?.link.refresh_url
      desk.documents.replace(accountLinkKind, { ...found.link, used: true })
      advanceAccount(desk, found.account, chosen.outcome)
      return found.link.return_url
    })
    return target === undefined ? reply.code(404).send(missing) : reply.redirect(target, 303)
  })

  app.post<ById>('/_sandbox/accounts/:id', async (request, reply) => {
    const chosen = parseBody(decision, request.body, reply)
    if (!chosen) return reply
    const { id } = request.params
    const { status, body } = atDesk(request.url, (desk) => {
      const account = desk.documents.find(accountKind, id)
      return shown(account ? { ok: true, value: advanceAccount(desk, account, chosen.outcome) } : noSuch('account', id))
    })
    return reply.code(status).send(body)
  })

  app.post('/_sandbox/disputes', async (request, reply) => {
    const filed = parseBody(complaint, request.body, reply)
    if (!filed) return reply
    const { status, body } = atDesk(request.url, (desk) => shown(openDispute(desk, filed.paymentIntent, filed.amount)))
    return reply.code(status).send(body)
  })

  app.post<ById>('/_sandbox/disputes/:id/close', async (request, reply) => {
    const decided = parseBody(verdict, request.body, reply)
    if (!decided) return reply
    const { status, body } = atDesk(request.url, (desk) =>
      shown(closeDispute(desk, request.params.id, decided.outcome)),
    )
    return reply.code(status).send(body)
  })

  app.post<ById>('/_sandbox/refunds/:id/fail', async (request, reply) => {
    const told = parseBody(refusal, request.body ?? {}, reply)
    if (!told) return reply
    const { status, body } = atDesk(request.url, (desk) => shown(failRefund(desk, request.params.id, told.reason)))
    return reply.code(status).send(body)
  })
}
