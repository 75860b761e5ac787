import { z } from 'zod'
import type { Message, Thread, ThreadSummary } from '../../src/lib/api/model.ts'
import { type Answers, lost, type Sent } from '../api/replies.ts'
import { newId } from './ids.ts'

/** A thread of a guest about a home in Skagen, with Hans, without a message. */
export const aThread = (changes: Partial<Thread> = {}): Thread => {
  const listingId = changes.listingId ?? newId()
  return {
    id: newId(),
    listingId,
    side: 'guest',
    guestId: newId(),
    hostId: newId(),
    lastMessage: null,
    lastMessageAt: '2031-05-14T07:00:00.000Z',
    unread: 0,
    archived: false,
    lastSeq: 0,
    readSeq: 0,
    otherReadSeq: null,
    contactsShown: false,
    blockedBy: null,
    bookingIds: [],
    listing: { id: listingId, title: 'Sommerhus ved klitterne', city: 'Skagen', cover: null },
    other: { id: newId(), name: 'Hans', photo: null },
    ...changes,
  }
}

/** A message of a thread, written by its guest. */
export const aMessage = (thread: Thread, changes: Partial<Message> = {}): Message => ({
  id: newId(),
  threadId: thread.id,
  seq: 1,
  senderId: thread.guestId,
  body: 'Er huset ledigt?',
  masked: false,
  event: null,
  pictures: [],
  createdAt: '2031-05-14T07:00:00.000Z',
  ...changes,
})

/** A thread as lists show it, with its last message. */
export const inList = (thread: Thread, lastMessage: Message | null = thread.lastMessage): ThreadSummary => {
  const { lastSeq, readSeq, otherReadSeq, contactsShown, blockedBy, bookingIds, ...summary } = thread
  return { ...summary, lastMessage, unread: Math.max(0, (lastMessage?.seq ?? 0) - readSeq) }
}

const Written = z.object({ body: z.string() })

/** Keeps what is written in a thread as the API does: an id is one message. */
export const keepIn = (thread: Thread, messages: Message[], { params, body }: Sent): { message: Message } => {
  const known = messages.find(({ id }) => id === params.messageId)
  if (known) return { message: known }
  const message = aMessage(thread, {
    ...Written.parse(body),
    id: params.messageId ?? '',
    seq: messages.length + 1,
    createdAt: '2031-05-14T08:00:00.000Z',
  })
  messages.push(message)
  return { message }
}

/** Messages of a page. */
const pageSize = 50

/** What a person's messages ask, with one thread. What is written joins `messages`, the oldest first. */
export const threadAnswers = (thread: Thread, messages: Message[] = []): Answers => ({
  'GET /api/threads': ({ query }) => ({
    items: (query.archived === 'true') === thread.archived ? [inList(thread, messages.at(-1) ?? null)] : [],
    nextCursor: null,
  }),
  'GET /api/threads/{id}': () => ({
    thread: { ...thread, lastMessage: messages.at(-1) ?? null, lastSeq: messages.length },
  }),
  'GET /api/threads/{id}/messages': ({ query }) => {
    const { before = Number.POSITIVE_INFINITY, after = 0 } = query
    const within = messages.filter(({ seq }) => seq < Number(before) && seq > Number(after))
    const items = query.after === undefined ? within.slice(-pageSize) : within.slice(0, pageSize)
    const isCut = items.length < within.length
    return { items, more: isCut, newer: false }
  },
  'PUT /api/threads/{id}/messages/{messageId}': (sent) => keepIn(thread, messages, sent),
  'PUT /api/threads/{id}/read': { readSeq: messages.length },
})

/** The messages reach the API, and its answer is lost. */
export const losingAnswers = (thread: Thread, messages: Message[]): Answers => ({
  'PUT /api/threads/{id}/messages/{messageId}': (sent) => {
    keepIn(thread, messages, sent)
    return lost()
  },
})
