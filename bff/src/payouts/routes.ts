import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forConfirmedHosts, forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ReceiptLanguage } from '../receipts/receipt-words.ts'
import type { ServiceCall } from '../services/services.ts'
import {
  ApiListedPayout,
  ApiPayoutAccount,
  ApiPayoutStatement,
  ApiPayoutSummary,
  toApiPayout,
  toApiStatement,
  toApiSummary,
} from './shapes.ts'
import { statementCsv } from './statement-csv.ts'

/** Renders payout statements as PDF. */
export interface StatementRenderer {
  /** Throws `service.busy` when it must wait too long. `who` is the user id by which the queue is shared fairly. */
  statement(payout: ApiPayoutStatement, language: ReceiptLanguage, now: Date, who: string): Promise<Uint8Array>
}

type PayoutDeps = Deps & { renderer: StatementRenderer }

const PayoutParams = z.object({ id: BookingId })
type PayoutParams = z.infer<typeof PayoutParams>
// OpenAPI describes data, so files are hidden from it.
const fileSchema = { hide: true, params: PayoutParams, querystring: z.object({ lang: ReceiptLanguage.optional() }) }

const fileName = ({ periodFrom, reference }: ApiPayoutStatement): string => `nordbo-${periodFrom}-${reference}`

/** Loads the statement of a payout in two batches of calls. Throws what booking and payouts refuse. */
const loadStatement = async (
  { services, userCache }: Pick<Deps, 'services' | 'userCache'>,
  params: PayoutParams,
  call: ServiceCall,
): Promise<ApiPayoutStatement> => {
  const [payoutAnswer, bookingAnswer] = await Promise.all([
    services.payouts.byId(params, call),
    services.booking.hostById(params, call),
  ])
  const payout = expectOk(payoutAnswer)
  const booking = expectOk(bookingAnswer)
  const [names, guests] = await Promise.all([
    services.identity.namesByIds({ ids: [booking.hostId] }, call),
    userCache.byIds([booking.guestId], call),
  ])
  const [host] = expectOk(names).names
  return toApiStatement(payout, booking, {
    hostName: host?.name ?? '',
    guestName: guests.get(booking.guestId)?.name ?? '',
  })
}

const readRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/host/payouts',
    config: forHosts,
    schema: {
      querystring: z.object({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: okResponse(
        z.object({
          summary: ApiPayoutSummary,
          items: z.array(ApiListedPayout),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const [summary, page, homes] = await Promise.all([
        services.payouts.summary({}, onBehalfOf(request)),
        services.payouts.list(request.query, onBehalfOf(request)),
        services.listings.mine({}, onBehalfOf(request)),
      ])
      const { items, nextCursor } = expectOk(page)
      const titles = new Map(expectOk(homes).items.map(({ id, title }) => [id, title]))
      return {
        summary: toApiSummary(expectOk(summary)),
        items: items.map((payout) => ({ ...toApiPayout(payout), home: titles.get(payout.listingId) ?? null })),
        nextCursor,
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id',
    config: forHosts,
    schema: { params: PayoutParams, response: okResponse(ApiPayoutStatement) },
    handler: (request) => loadStatement(deps, request.params, onBehalfOf(request)),
  })
}

const fileRoutes = (app: Api, deps: PayoutDeps): void => {
  const { renderer, now } = deps

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id/statement.csv',
    config: forHosts,
    schema: fileSchema,
    handler: async (request, reply) => {
      const statement = await loadStatement(deps, request.params, onBehalfOf(request))
      return reply
        .header('content-disposition', `attachment; filename="${fileName(statement)}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(statementCsv(statement, languageOf(request)))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id/statement.pdf',
    config: forHosts,
    schema: fileSchema,
    handler: async (request, reply) => {
      const statement = await loadStatement(deps, request.params, onBehalfOf(request))
      const pdf = await renderer.statement(statement, languageOf(request), now(), requireUser(request).userId)
      return reply
        .header('content-disposition', `inline; filename="${fileName(statement)}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  })
}

const accountRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/host/payout-account/onboarding',
    config: forConfirmedHosts,
    schema: { response: okResponse(z.object({ url: z.url() })) },
    handler: async (request) => expectOk(await services.payouts.startOnboarding({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/payout-account/refresh',
    config: forHosts,
    schema: { response: okResponse(ApiPayoutAccount) },
    handler: async (request) => expectOk(await services.payouts.refreshAccount({}, onBehalfOf(request))),
  })
}

/** A host's money: figures, payouts, statements and the payout account. */
export const payoutRoutes = (app: Api, deps: PayoutDeps): void => {
  readRoutes(app, deps)
  fileRoutes(app, deps)
  accountRoutes(app, deps)
}
