import { Instant, SupportQuestion } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forUsers } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

/** Questions to the support. */
export const supportRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/support/tickets',
    config: forUsers,
    schema: {
      body: SupportQuestion,
      response: createdResponse(z.object({ id: z.uuid(), number: z.int(), openedAt: Instant })),
    },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.messaging.openTicket(request.body, onBehalfOf(request)))),
  })
}
