import { LoggedMail, MailLogSubject, MailSuppression, requiredText, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forActiveAdmins, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const why = requiredText(500, 10)

/** The log of mails and the suppression of addresses, for administrators. */
export const adminMailLogRoutes = (app: Api, { services }: Deps): void => {
  // A POST, because each look is stored with its reason, and no address belongs into an address bar.
  app.route({
    method: 'POST',
    url: '/api/admin/mails/log',
    config: forActiveAdmins,
    schema: {
      body: z.object({
        about: MailLogSubject,
        why,
        cursor: z.string().max(300).optional(),
        limit: z.int().min(1).max(100).default(50),
      }),
      response: okResponse(
        z.object({
          items: z.array(LoggedMail.meta({ id: 'LoggedMail' })),
          nextCursor: z.string().nullable(),
          suppressions: z.array(MailSuppression.meta({ id: 'MailSuppression' })),
        }),
      ),
    },
    handler: async (request) => expectOk(await services.messaging.mailLog(request.body, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/admin/mails/suppressions/:userId/lift',
    config: forActiveAdmins,
    schema: {
      params: z.object({ userId: UserId }),
      body: z.object({ why }),
      response: okResponse(z.object({ lifted: z.int() })),
    },
    handler: async (request) =>
      expectOk(
        await services.messaging.liftMailSuppressions({ ...request.params, ...request.body }, onBehalfOf(request)),
      ),
  })
}
