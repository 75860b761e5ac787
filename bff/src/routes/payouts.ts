import { BookingId } from '@nordbo/contracts'
import { z } from 'zod'
import {
  ApiListedPayout,
  ApiPayoutAccount,
  ApiPayoutStatement,
  ApiPayoutSummary,
  toApiPayout,
  toApiStatement,
  toApiSummary,
} from '../api/payout.ts'
import { statementCsv } from '../api/payout-csv.ts'
import { type Api, onBehalfOf, type Ports, signedIn } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'
import { languageOf } from '../pages/language.ts'
import type { EdgeCall } from '../ports/services.ts'
import { ReceiptLanguage } from '../receipts/receipt-words.ts'

const rule = { rule: { who: 'host' } } as const
const fileOf = ({ periodFrom, reference }: ApiPayoutStatement): string => `nordbo-${periodFrom}-${reference}`
const PayoutParams = z.object({ id: BookingId })
// Papers, not data: left out of the description of the API, as receipts are.
const paper = { hide: true, params: PayoutParams, querystring: z.object({ lang: ReceiptLanguage.optional() }) }

/** A host's money: figures, payouts, statements and the account that they go to. */
export const payoutRoutes = (app: Api, { services, faces, drawings, now }: Ports): void => {
  const statementOf = async (params: z.infer<typeof PayoutParams>, call: EdgeCall): Promise<ApiPayoutStatement> => {
    const [payout, asked] = await Promise.all([
      services.payouts.byId(params, call),
      services.booking.hostById(params, call),
    ])
    const statement = expectOk(payout)
    const booking = expectOk(asked)
    const [own, guests] = await Promise.all([
      services.identity.namesByIds({ ids: [booking.hostId] }, call),
      faces.of([booking.guestId], call),
    ])
    const [host] = expectOk(own).names
    return toApiStatement(statement, booking, { hostName: host?.name ?? '', faces: guests })
  }

  app.route({
    method: 'GET',
    url: '/api/host/payouts',
    config: rule,
    schema: {
      querystring: z.object({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: {
        200: z.object({
          summary: ApiPayoutSummary,
          items: z.array(ApiListedPayout),
          nextCursor: z.string().nullable(),
        }),
        default: problemAnswer,
      },
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
    config: rule,
    schema: { params: PayoutParams, response: { 200: ApiPayoutStatement, default: problemAnswer } },
    handler: (request) => statementOf(request.params, onBehalfOf(request)),
  })

  app.route({
    method: 'GET',
    url: '/api/host/payouts/:id/statement.csv',
    config: rule,
    schema: paper,
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
    config: rule,
    schema: paper,
    handler: async (request, reply) => {
      const payout = await statementOf(request.params, onBehalfOf(request))
      const pdf = await drawings.statement(payout, languageOf(request), now(), signedIn(request).userId)
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
    schema: { response: { 200: z.object({ url: z.url() }), default: problemAnswer } },
    handler: async (request) => expectOk(await services.payouts.startOnboarding({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/payout-account/refresh',
    config: rule,
    schema: { response: { 200: ApiPayoutAccount, default: problemAnswer } },
    handler: async (request) => expectOk(await services.payouts.refreshAccount({}, onBehalfOf(request))),
  })
}
