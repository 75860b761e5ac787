import {
  BookingId,
  ListingId,
  MessageId,
  requiredText,
  ThreadId,
  ThreadReportReason,
  ThreadSide,
  Uuid,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiThread, ApiThreadSummary } from './shapes.ts'
import { withContext } from './thread-context.ts'

/** Path parameters of a thread. */
export const ThreadParams = z.object({ id: ThreadId })

const listRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/threads',
    config: forUsers,
    schema: {
      querystring: z.object({
        side: ThreadSide.optional(),
        archived: z.stringbool().default(false),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
      response: okResponse(z.object({ items: z.array(ApiThreadSummary), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => {
      const { items, nextCursor } = expectOk(await services.messaging.threads(request.query, onBehalfOf(request)))
      return { items: await withContext(deps, items, request), nextCursor }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/threads/search',
    config: forUsers,
    schema: {
      querystring: z.object({
        q: z.string().trim().min(1).max(100),
        side: ThreadSide.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
      response: okResponse(z.object({ items: z.array(ApiThreadSummary), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => {
      const { items, nextCursor } = expectOk(await services.messaging.findThreads(request.query, onBehalfOf(request)))
      return { items: await withContext(deps, items, request), nextCursor }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/threads',
    config: forUsers,
    schema: {
      body: z.union([z.object({ listingId: ListingId }), z.object({ bookingId: BookingId })]),
      response: createdResponse(z.object({ thread: z.object({ id: ThreadId }) })),
    },
    handler: async (request, reply) => {
      const thread = expectOk(await services.messaging.openThread(request.body, onBehalfOf(request)))
      return reply.code(201).send({ thread })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/threads/unread',
    config: forUsers,
    schema: { response: okResponse(z.object({ count: z.int(), guest: z.int(), host: z.int() })) },
    handler: async (request) => expectOk(await services.messaging.unreadThreads({}, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/threads/:id',
    config: forUsers,
    schema: { params: ThreadParams, response: okResponse(z.object({ thread: ApiThread })) },
    handler: async (request) => {
      const found = expectOk(await services.messaging.thread({ threadId: request.params.id }, onBehalfOf(request)))
      const [thread] = await withContext(deps, [found], request)
      if (!thread) throw new Error('a thread without its context')
      return { thread }
    },
  })
}

const markRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/threads/:id/read',
    config: forUsers,
    schema: {
      params: ThreadParams,
      body: z.object({ seq: z.int().nonnegative().max(2_147_483_647) }),
      response: okResponse(z.object({ readSeq: z.int() })),
    },
    handler: async (request) =>
      expectOk(
        await services.messaging.markThreadRead({ threadId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'PUT',
    url: '/api/threads/:id/archived',
    config: forUsers,
    schema: { params: ThreadParams, body: z.object({ archived: z.boolean() }), response: emptyResponse },
    handler: async (request) =>
      expectOk(
        await services.messaging.archiveThread({ threadId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'PUT',
    url: '/api/threads/:id/blocked',
    config: forUsers,
    schema: { params: ThreadParams, body: z.object({ blocked: z.boolean() }), response: emptyResponse },
    handler: async (request) =>
      expectOk(
        await services.messaging.blockThread({ threadId: request.params.id, ...request.body }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'POST',
    url: '/api/threads/:id/reports',
    config: forUsers,
    schema: {
      params: ThreadParams,
      body: z.object({
        messageId: MessageId.optional(),
        reason: ThreadReportReason,
        text: requiredText(1_000).optional(),
      }),
      response: createdResponse(z.object({ id: Uuid })),
    },
    handler: async (request, reply) => {
      const report = { threadId: request.params.id, ...request.body }
      return reply.code(201).send(expectOk(await services.messaging.reportThread(report, onBehalfOf(request))))
    },
  })
}

/** The threads of a person, and what they do with each. */
export const threadRoutes = (app: Api, deps: Deps): void => {
  listRoutes(app, deps)
  markRoutes(app, deps)
}
