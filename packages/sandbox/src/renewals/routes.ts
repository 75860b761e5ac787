import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { renewNow } from '../stripe/billing/renewals.ts'
import type { StripeContextOptions } from '../stripe/protocol/context.ts'

const notDue = {
  error: { type: 'invalid_request_error', message: 'No such subscription, or nothing to renew' },
} as const

type ById = { Params: { id: string } }

/**
 * `POST /_sandbox/subscriptions/:id/renew`: the next month of one subscription is due now, or the next attempt of a renewal that failed.
 * Nobody else's clock moves.
 */
export function renewalRoutes(app: FastifyInstance, db: Database, options: StripeContextOptions): void {
  app.post<ById>('/_sandbox/subscriptions/:id/renew', async (request, reply) => {
    const renewed = renewNow(db, options, request.params.id)
    return renewed ?? reply.code(404).send(notDue)
  })
}
