import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import {
  asAdmin,
  type BootedStack,
  book,
  createAdmin,
  createGuest,
  createHomes,
  createHost,
  type Home,
  type Person,
  pictureForm,
  stayIn,
  visitor,
} from '../../src/index.ts'

/** Callers of a route for other people's things. */
export const roles = ['nobody', 'guest', 'host', 'admin'] as const
export type RouteRole = (typeof roles)[number]
/** Suspended people who still have their cookies; they are treated as strangers. */
export const suspendedRoles = ['suspended guest', 'suspended host'] as const
export type SuspendedRole = (typeof suspendedRoles)[number]
/** Every role of the table. */
export const everyRole = [...roles, ...suspendedRoles] as const
export type EveryRole = (typeof everyRole)[number]

const Id = z.object({ id: z.string() })
const Token = z.object({ token: z.string() })
const Uploaded = z.object({ photo: z.object({ hash: z.string(), width: z.int() }) })

/** Two people with homes, bookings and payments, and strangers of every role who call all routes. */
export const aRouteWorld = async (stack: BootedStack) => {
  const [owner, tenant, guest, host, admin] = await Promise.all([
    createHost(stack),
    createGuest(stack),
    createGuest(stack),
    createHost(stack),
    createAdmin(stack),
  ])
  // Kilometres apart, so that the centre of a map cluster is not by chance at one of the homes.
  const [north, west, south] = [
    { content: { location: { lat: 57.7, lng: 10.5 } } },
    { content: { location: { lat: 57.62, lng: 10.2 } } },
    { content: { location: { lat: 57.4, lng: 10.45 } } },
  ]
  const homes = await createHomes(stack, [
    { host: owner, ...north },
    { host: owner, mode: 'request', ...west },
    { host: owner, ...south },
  ])
  const [home, requestHome, closingHome] = homes
  if (!home || !requestHome || !closingHome) throw new Error('no homes')
  const base = (await stayIn(stack, 60)).checkIn
  let used = 0
  /** Dates that are not booked yet. */
  const freshDates = () => {
    const checkIn = addDays(base, 3 * used++)
    return { checkIn, checkOut: addDays(checkIn, 2) }
  }
  const requested = async (): Promise<string> => (await book(tenant, requestHome.id, freshDates())).id
  const [toApprove, toDecline, approved] = [await requested(), await requested(), await requested()]
  await owner.postOk(z.unknown(), `/api/host/bookings/${approved}/approve`, {})
  const held = await book(tenant, home.id, freshDates())
  const upload = Uploaded.parse((await owner.send('POST', `/api/host/listings/${home.id}/photos`, pictureForm())).body)
  const draft = await owner.postOk(Id, '/api/host/drafts', { answers: { title: 'Huset ved vandet' } })
  const wishlist = await tenant.postOk(Id, '/api/wishlists', { title: 'Til os', listingId: home.id })
  const { token } = await tenant.postOk(Token, `/api/wishlists/${wishlist.id}/share`, {})
  const savedSearch = await tenant.postOk(Id, '/api/saved-searches', { query: { place: 'Skagen' } })
  const { thread } = await tenant.postOk(z.object({ thread: Id }), '/api/threads', { listingId: home.id })
  const messageId = randomUUID()
  await tenant.send('PUT', `/api/threads/${thread.id}/messages/${messageId}`, { body: 'Er der plads til to biler?' })
  await stack.settle()
  const suspended = async (person: Person): Promise<Person> => {
    const done = await stack.services.identity.suspend({ userId: person.id, reason: 'Klager' }, asAdmin)
    if (!done.ok) throw new Error(done.error.code)
    return person
  }
  const people: Record<EveryRole, Person> = {
    ...{ nobody: visitor(stack.url), guest, host, admin },
    'suspended guest': await suspended(await createGuest(stack)),
    'suspended host': await suspended(await createHost(stack)),
  }
  const throwaway: Record<EveryRole, () => Promise<Person>> = {
    'suspended guest': async () => people['suspended guest'],
    'suspended host': async () => people['suspended host'],
    nobody: async () => visitor(stack.url),
    guest: () => createGuest(stack),
    host: () => createHost(stack),
    admin: () => createAdmin(stack),
  }
  return {
    owner,
    tenant,
    people,
    throwaway,
    homes,
    home,
    requestHome,
    closingHome,
    toApprove,
    toDecline,
    approved,
    held: { id: held.id, clientSecret: held.clientSecret ?? '' },
    photo: upload.photo,
    wishlist: { id: wishlist.id, token },
    draft: draft.id,
    savedSearch: savedSearch.id,
    thread: { id: thread.id, messageId },
    freshDates,
    freshEmail: () => `somebody-${randomUUID()}@test.example`,
  }
}
export type RouteWorld = Awaited<ReturnType<typeof aRouteWorld>>
export type { Home }
