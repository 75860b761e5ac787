import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forHosts, okResponse } from '../http/responses.ts'
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

/** Renders payout statements as PDF; refuses with `service.busy`. `who` takes turns with other people. */
export interface StatementRenderer {
  statement(payout: ApiPayoutStatement, language: ReceiptLanguage, now: Date, who: string): Promise<Uint8Array>
}

const fileOf = ({ periodFrom, reference }: ApiPayoutStatement): string => `nordbo-${periodFrom}-${reference}`
const PayoutParams = z.object({ id: BookingId })
// Files, not data: left out of the description of the API, as receipts are.
const fileSchema = { hide: true, params: PayoutParams, querystring: z.object({ lang: ReceiptLanguage.optional() }) }

/** A host's money: figures, payouts, statements and the account that they go to. */
export const payoutRoutes = (
  app: Api,
  { services, userCache, renderer, now }: Deps & { renderer: StatementRenderer },
): void => {
  const statementOf = async (params: z.infer<typeof PayoutParams>, call: ServiceCall): Promise<ApiPayoutStatement> => {
    const [payout, asked] = await Promise.all([
      services.payouts.byId(params, call),
      services.booking.hostById(params, call),
    ])
    const statement = expectOk(payout)
    const booking = expectOk(asked)
    const [own, guests] = await Promise.all([
      services.identity.namesByIds({ ids: [booking.hostId] }, call),
      userCache.byIds([booking.guestId], call),
    ])
    const [host] = expectOk(own).names
    return toApiStatement(statement, booking, { hostName: host?.name ?? '', userCache: guests })
  }

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
      const [summary, page, own] = await Promise.all([
        services.payouts.summary({}, onBehalfOf(request)),
        services.payouts.list(request.query, onBehalfOf(request)),
        services.listings.mine({}, onBehalfOf(request)),
      ])
      const { items, nextCursor } = expectOk(page)
      const titles = new Map(expectOk(own).items.map(({ id, title }) => [id, title]))
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
    handler: (request) => statementOf(request.params, onBehalfOf(request)),
  })

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id/statement.csv',
    config: forHosts,
    schema: fileSchema,
    handler: async (request, reply) => {
      const payout = await statementOf(request.params, onBehalfOf(request))
      return reply
        .header('content-disposition', `attachment; filename="${fileOf(payout)}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(statementCsv(payout, languageOf(request)))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id/statement.pdf',
    config: forHosts,
    schema: fileSchema,
    handler: async (request, reply) => {
      const payout = await statementOf(request.params, onBehalfOf(request))
      const pdf = await renderer.statement(payout, languageOf(request), now(), requireUser(request).userId)
      return reply
        .header('content-disposition', `inline; filename="${fileOf(payout)}.pdf"`)
        .type('application/pdf')
        .send(Buffer.from(pdf))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/payout-account/onboarding',
    config: { rule: { who: 'host', recheck: true } },
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
