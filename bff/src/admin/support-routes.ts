import { ReportedThread, requiredText, TicketAct, TicketRow, TicketState, Uuid } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forActiveAdmins, forAdmins, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const Params = z.object({ id: Uuid })
const Row = TicketRow.meta({ id: 'SupportTicketRow' })
const Whole = z.object({ ticket: Row, acts: z.array(TicketAct) }).meta({ id: 'SupportTicketWithActs' })

const Reported = ReportedThread.meta({ id: 'ReportedThread' })

/** Questions to the support, and its answers. */
export const adminSupportRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/support/tickets',
    config: forAdmins,
    schema: {
      querystring: z.object({
        state: TicketState.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
      response: okResponse(z.object({ items: z.array(Row), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => expectOk(await services.messaging.tickets(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/admin/support/tickets/:id',
    config: forAdmins,
    schema: { params: Params, response: okResponse(Whole) },
    handler: async (request) => expectOk(await services.messaging.ticket(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/admin/support/tickets/:id/thread',
    config: forActiveAdmins,
    schema: {
      params: Params,
      body: z.object({
        why: requiredText(500, 10),
        before: z.int().positive().max(2_147_483_647).optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
      response: okResponse(Reported),
    },
    handler: async (request) => {
      const asked = { ticketId: request.params.id, ...request.body }
      return expectOk(await services.messaging.reportedThread(asked, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/admin/support/tickets/:id/answers',
    config: forActiveAdmins,
    schema: {
      params: Params,
      body: z.object({ message: requiredText(4_000, 1) }),
      response: createdResponse(Whole),
    },
    handler: async (request, reply) => {
      const answer = { ...request.params, ...request.body }
      return reply.code(201).send(expectOk(await services.messaging.answerTicket(answer, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/admin/support/tickets/:id/state',
    config: forActiveAdmins,
    schema: {
      params: Params,
      body: z.object({ state: TicketState.extract(['open', 'closed']) }),
      response: okResponse(Whole),
    },
    handler: async (request) =>
      expectOk(await services.messaging.setTicketState({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}
