import { Notification } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const ApiNotification = Notification.meta({ id: 'Notification' })
const Count = z.object({ count: z.int() })

/** What a person was told (docs/product/notifications.md, Centre). */
export const notificationRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/notifications',
    config: forUsers,
    schema: {
      querystring: z.object({ cursor: z.string().max(300).optional() }),
      response: okResponse(z.object({ items: z.array(ApiNotification), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => expectOk(await services.messaging.notifications(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/notifications/unread',
    config: forUsers,
    schema: { response: okResponse(Count) },
    handler: async (request) => expectOk(await services.messaging.unreadNotifications({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/notifications/read',
    config: forUsers,
    schema: { body: z.object({ upTo: z.int().positive() }), response: okResponse(Count) },
    handler: async (request) => expectOk(await services.messaging.readNotifications(request.body, onBehalfOf(request))),
  })
}
