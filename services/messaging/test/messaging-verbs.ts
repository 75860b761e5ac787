import { randomUUID } from 'node:crypto'
import {
  type InputOf,
  ListingId,
  type Message,
  type messagingService,
  type OutputOf,
  type Thread,
} from '@nordbo/contracts'
import { asAdmin, asUser, expectOk, type HomeOptions, homeContent, photoWithoutFile, withKey } from '@nordbo/testkit'
import { aPersonId, type MessagingStack } from './messaging-stack.ts'

type Messaging = (typeof messagingService)['procedures']
type Places = Omit<InputOf<Messaging['messages']>, 'threadId'>
type Search = Omit<InputOf<Messaging['searchMessages']>, 'q'>
type Sent = Partial<Omit<InputOf<Messaging['sendMessage']>, 'threadId' | 'body'>>

/** A home that guests may ask about, and whose it is. */
export interface Home {
  id: ListingId
  hostId: string
}

/** A thread as a test talks in it, with the ids of its people. */
export interface Talk {
  guest: string
  host: string
  home: Home
  id: Thread['id']
}

/** Imports a home without prices: of a new host, and bookable at once, unless told otherwise. */
export const createHome = async (
  { services }: MessagingStack,
  { hostId = aPersonId(), ...options }: Omit<HomeOptions, 'host'> & { hostId?: string } = {},
): Promise<Home> => {
  const id = ListingId.parse(randomUUID())
  const content = homeContent(options)
  const home = { id, hostId, createdAt: '2026-01-01T10:00:00.000Z', content, photos: [photoWithoutFile()] }
  expectOk(await services.listings.importListings({ listings: [home] }, asAdmin))
  return { id, hostId }
}

/** Tries to open a thread about a home or a booking. Returns the result. */
export const tryToOpen = ({ messaging }: MessagingStack, who: string, about: InputOf<Messaging['openThread']>) =>
  messaging.openThread(about, withKey(asUser(who)))

/** Opens the thread of a guest about a home; both are new by default. */
export const openTalk = async (stack: MessagingStack, given: { guest?: string; home?: Home } = {}): Promise<Talk> => {
  const { guest = aPersonId(), home = await createHome(stack) } = given
  const { id } = expectOk(await tryToOpen(stack, guest, { listingId: home.id }))
  return { guest, host: home.hostId, home, id }
}

/** Tries to send a message; its id is new by default. Returns the result. */
export const trySay = (
  { messaging }: MessagingStack,
  who: string,
  thread: string,
  body: string,
  { id = randomUUID(), ...sent }: Sent = {},
) => messaging.sendMessage({ threadId: thread, id, body, ...sent }, asUser(who))

/** Sends a message; throws when it is refused. */
export const say = async (...args: Parameters<typeof trySay>): Promise<Message> =>
  expectOk(await trySay(...args)).message

/** Messages of a thread as somebody reads them: the latest, or those at a place. */
export const readTalk = async (
  { messaging }: MessagingStack,
  who: string,
  thread: string,
  places: Places = {},
): Promise<OutputOf<Messaging['messages']>> =>
  expectOk(await messaging.messages({ threadId: thread, ...places }, asUser(who)))

/** A thread as somebody sees it. */
export const threadOf = async ({ messaging }: MessagingStack, who: string, thread: string): Promise<Thread> =>
  expectOk(await messaging.thread({ threadId: thread }, asUser(who)))

/** The ids of somebody's threads, in order. */
export const threadsOf = async (
  { messaging }: MessagingStack,
  who: string,
  list: InputOf<Messaging['threads']> = {},
): Promise<string[]> => expectOk(await messaging.threads(list, asUser(who))).items.map(({ id }) => id)

/** What somebody finds in the messages of their threads. */
export const searchFor = async (
  { messaging }: MessagingStack,
  who: string,
  q: string,
  more: Search = {},
): Promise<OutputOf<Messaging['searchMessages']>> =>
  expectOk(await messaging.searchMessages({ q, ...more }, asUser(who)))
