import { DeletionBlocker, deletionWord } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf, requireUser } from '../http/api.ts'
import { Empty, emptyResponse, forConfirmedUsers, forUsers, okResponse } from '../http/responses.ts'
import { clearSessionCookie } from '../http/session-cookie.ts'
import { expectOk } from '../problems/problems.ts'

const Blockers = z.object({ blockers: z.array(DeletionBlocker.meta({ id: 'DeletionBlocker' })) })

/** The end of a person's account (docs/product/data-rights.md, Erasure). */
export const deletionRoutes = (app: Api, { services, sessions, config }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/deletion',
    config: forUsers,
    schema: { response: okResponse(Blockers) },
    handler: async (request) => expectOk(await services.identity.deletionBlockers({}, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/me',
    config: forConfirmedUsers,
    schema: { body: z.object({ confirm: z.literal(deletionWord) }), response: emptyResponse },
    handler: async (request, reply) => {
      const { userId } = requireUser(request)
      expectOk(await services.identity.deleteAccount({}, onBehalfOf(request)))
      sessions.forget({ userId, tokenHash: null })
      clearSessionCookie(reply, config)
      return Empty.parse({})
    },
  })
}
