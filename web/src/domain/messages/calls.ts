import { answer, api } from '../../lib/api/client.ts'
import type { MessagePicture, ReportReason } from '../../lib/api/model.ts'
import type { Unsent } from './unsent.ts'

/** Messages of a page at most. */
const pageSize = 50

/** Messages before a place, after one, around one, or the latest. */
export const fetchMessages = (
  id: string,
  query: { before?: number; after?: number; around?: number; limit?: number },
  signal?: AbortSignal,
) =>
  answer(
    api.GET('/api/threads/{id}/messages', {
      params: { path: { id }, query: { limit: pageSize, ...query } },
      ...(signal ? { signal } : {}),
    }),
  )

/** Sends a message under its own id, also when the person leaves the page meanwhile. The same id again answers the same message. */
export const sendMessage = async ({ threadId: id, id: messageId, body, pictures }: Unsent) => {
  const { message } = await answer(
    api.PUT('/api/threads/{id}/messages/{messageId}', {
      params: { path: { id, messageId } },
      body: { body, pictures: pictures.map((picture) => picture.id) },
      keepalive: true,
    }),
  )
  return message
}

/** Marks a thread as read up to a place. */
export const markRead = (id: string, seq: number) =>
  answer(api.PUT('/api/threads/{id}/read', { params: { path: { id } }, body: { seq } }))

const done = async (call: Promise<{ error?: unknown; response: Response }>): Promise<void> => {
  await answer(call.then(({ error, response }) => ({ data: true, error, response })))
}

export const archive = (id: string, archived: boolean): Promise<void> =>
  done(api.PUT('/api/threads/{id}/archived', { params: { path: { id } }, body: { archived } }))

export const block = (id: string, blocked: boolean): Promise<void> =>
  done(api.PUT('/api/threads/{id}/blocked', { params: { path: { id } }, body: { blocked } }))

export const report = (id: string, reason: ReportReason, text: string) =>
  answer(
    api.POST('/api/threads/{id}/reports', {
      params: { path: { id } },
      body: { reason, ...(text.trim() ? { text: text.trim() } : {}) },
    }),
  )

/** Deletes a picture that will not be sent. One that cannot be deleted now goes within a day. */
export const dropPicture = (threadId: string, { id }: Pick<MessagePicture, 'id'>): void => {
  const path = { id: threadId, pictureId: id }
  api.DELETE('/api/threads/{id}/pictures/{pictureId}', { params: { path } }).catch(() => undefined)
}

/** Where the file of a message's picture is. */
export const pictureUrl = (threadId: string, { id }: Pick<MessagePicture, 'id'>, small = false): string =>
  `/api/threads/${threadId}/pictures/${id}${small ? '?size=small' : ''}`

/** Finds or opens the thread with a home's host, or with the other person of a booking. */
export const openThread = async (about: { listingId: string } | { bookingId: string }): Promise<string> =>
  (await answer(api.POST('/api/threads', { body: about }))).thread.id
