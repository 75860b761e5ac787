import { PendingEmailChange } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Empty, forUsers, forUsersStrictly, okResponse } from '../http/responses.ts'
import { expectOk, problemResponse } from '../problems/problems.ts'

/** What a person's account waits for, and a mail that shows that mails arrive. */
export const accountRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/email-change',
    config: forUsers,
    schema: { response: okResponse(z.object({ pending: PendingEmailChange.nullable() })) },
    handler: async (request) => expectOk(await services.identity.pendingEmailChange({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/test-notification',
    config: forUsersStrictly,
    schema: { response: { 202: Empty, default: problemResponse } },
    handler: async (request, reply) => {
      expectOk(await services.identity.sendTestNotification({}, onBehalfOf(request)))
      return reply.code(202).send({})
    },
  })
}
