import { randomUUID } from 'node:crypto'
import { Message, Thread } from '@nordbo/contracts'
import type { Answer, BootedStack, Home, Person } from '@nordbo/testkit'
import { createGuest, createHome } from '@nordbo/testkit'
import { z } from 'zod'

const Opened = z.object({ thread: z.object({ id: z.string() }) })
const Sent = z.object({ message: Message })
const Messages = z.object({ items: z.array(Message), more: z.boolean(), newer: z.boolean() })
const Found = z.object({ thread: Thread.omit({ otherName: true }) })
const Hits = z.object({
  items: z.array(z.object({ message: Message, snippet: z.string(), thread: z.object({ id: z.string() }) })),
  nextCursor: z.string().nullable(),
})

const answered = <S extends z.ZodType>(schema: S, answer: Answer): z.output<S> => {
  if (answer.status >= 300) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return schema.parse(answer.body)
}

/** A thread as a test talks in it. */
export interface Talk {
  guest: Person
  host: Person
  home: Home
  id: string
}

export const openTalk = async (stack: BootedStack, given: { guest?: Person; home?: Home } = {}): Promise<Talk> => {
  const guest = given.guest ?? (await createGuest(stack))
  const home = given.home ?? (await createHome(stack))
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: home.id })
  return { guest, host: home.host, home, id: thread.id }
}

export const trySay = (who: Person, thread: string, body: string, more: { id?: string; pictures?: string[] } = {}) =>
  who.send('PUT', `/api/threads/${thread}/messages/${more.id ?? randomUUID()}`, {
    body,
    ...(more.pictures ? { pictures: more.pictures } : {}),
  })

export const say = async (...args: Parameters<typeof trySay>): Promise<Message> =>
  answered(Sent, await trySay(...args)).message

export const readTalk = async (who: Person, thread: string, query = ''): Promise<z.output<typeof Messages>> =>
  answered(Messages, await who.get(`/api/threads/${thread}/messages${query}`))

export const threadOf = async (who: Person, thread: string): Promise<Omit<Thread, 'otherName'>> =>
  answered(Found, await who.get(`/api/threads/${thread}`)).thread

export const searchFor = async (who: Person, q: string, more = ''): Promise<z.output<typeof Hits>> =>
  answered(Hits, await who.get(`/api/messages/search?q=${encodeURIComponent(q)}${more}`))

export const unreadOf = async (who: Person): Promise<unknown> => (await who.get('/api/threads/unread')).body
