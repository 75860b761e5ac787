import {
  MessageBody,
  MessageId,
  mostMessagePictures,
  requiredText,
  SentMessageId,
  ThreadId,
  Uuid,
} from '@nordbo/contracts'
import { openSealed } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forActiveAdmins, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ThreadParams } from './routes.ts'
import { ApiFoundMessage, ApiMessage, ApiMessagePicture } from './shapes.ts'
import { withContext } from './thread-context.ts'

const Place = z.coerce.number().int().min(0).max(2_147_483_647)

const messageRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/threads/:id/messages',
    config: forUsers,
    schema: {
      params: ThreadParams,
      querystring: z.object({
        before: Place.pipe(z.int().positive()).optional(),
        after: Place.optional(),
        around: Place.pipe(z.int().positive()).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
      response: okResponse(z.object({ items: z.array(ApiMessage), more: z.boolean(), newer: z.boolean() })),
    },
    handler: async (request) =>
      expectOk(
        await services.messaging.messages({ threadId: request.params.id, ...request.query }, onBehalfOf(request)),
      ),
  })

  app.route({
    method: 'PUT',
    url: '/api/threads/:id/messages/:messageId',
    config: forUsers,
    schema: {
      params: ThreadParams.extend({ messageId: SentMessageId }),
      body: z.object({
        body: MessageBody.or(z.literal('')),
        pictures: z.array(Uuid).max(mostMessagePictures).default([]),
      }),
      response: okResponse(z.object({ message: ApiMessage })),
    },
    handler: async (request) => {
      const { id: threadId, messageId: id } = request.params
      return expectOk(await services.messaging.sendMessage({ threadId, id, ...request.body }, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/admin/threads/:id/messages/:messageId/original',
    config: forActiveAdmins,
    schema: {
      params: ThreadParams.extend({ messageId: MessageId }),
      body: z.object({ why: requiredText(500, 10) }),
      response: okResponse(
        z.object({ body: z.string(), senderId: Uuid.nullable(), createdAt: ApiMessage.shape.createdAt }),
      ),
    },
    handler: async (request) => {
      const { id: threadId, messageId } = request.params
      return expectOk(
        await services.messaging.messageOriginal({ threadId, messageId, ...request.body }, onBehalfOf(request)),
      )
    },
  })
}

const searchRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/messages/search',
    config: forUsers,
    schema: {
      querystring: z.object({
        q: z.string().trim().min(1).max(100),
        threadId: ThreadId.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
      response: okResponse(z.object({ items: z.array(ApiFoundMessage), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => {
      const { items, nextCursor } = expectOk(
        await services.messaging.searchMessages(request.query, onBehalfOf(request)),
      )
      const threads = await withContext(
        deps,
        items.map(({ thread }) => thread),
        request,
      )
      return {
        items: items.map(({ message, snippet }, index) => {
          const found = threads[index]
          return {
            message,
            snippet,
            thread: found ? { id: found.id, listing: found.listing, other: found.other } : null,
          }
        }),
        nextCursor,
      }
    },
  })
}

const pictureRoutes = (app: Api, { services, blobs, uploads }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/threads/:id/pictures',
    config: forUsers,
    schema: { params: ThreadParams, response: createdResponse(z.object({ picture: ApiMessagePicture })) },
    handler: async (request, reply) => {
      const threadId = request.params.id
      const call = onBehalfOf(request)
      const picture = await uploads.take(request, {
        authorize: () => services.messaging.mayAddPicture({ threadId }, call),
        submit: (quarantineKey) => services.messaging.addMessagePicture({ threadId, quarantineKey }, call),
      })
      return reply.code(201).send({ picture })
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/threads/:id/pictures/:pictureId',
    config: forUsers,
    schema: { params: ThreadParams.extend({ pictureId: Uuid }), response: emptyResponse },
    handler: async (request) => {
      const { id: threadId, pictureId } = request.params
      return expectOk(await services.messaging.dropMessagePicture({ threadId, pictureId }, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/threads/:id/pictures/:pictureId',
    config: forUsers,
    schema: {
      hide: true,
      params: ThreadParams.extend({ pictureId: Uuid }),
      querystring: z.object({ size: z.enum(['small', 'large']).default('large') }),
    },
    handler: async (request, reply) => {
      const { id: threadId, pictureId } = request.params
      const small = request.query.size === 'small'
      const { blob, key } = expectOk(
        await services.messaging.messagePicture({ threadId, pictureId, small }, onBehalfOf(request)),
      )
      const sealed = await blobs.get(blob)
      if (!sealed) throw new ProblemError('thread.notFound')
      const picture = openSealed(Buffer.from(key, 'base64'), sealed)
      // Rights may end, so no cache stores the picture.
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(picture)
    },
  })
}

/** Messages of threads, their pictures, and the search over them. */
export const threadMessageRoutes = (app: Api, deps: Deps): void => {
  messageRoutes(app, deps)
  searchRoutes(app, deps)
  pictureRoutes(app, deps)
}
