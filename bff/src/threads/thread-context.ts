import type { ListingId, UserId } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { localizedCard } from '../listings/in-language.ts'
import { expectOk } from '../problems/problems.ts'
import type { ThreadListing, ThreadPerson } from './shapes.ts'

interface ThreadPeople {
  listingId: ListingId
  side: 'guest' | 'host'
  guestId: UserId
  hostId: UserId
  otherName: string | null
}

/** Reads the homes and the other people of threads, and adds them to each. */
export const withContext = async <T extends ThreadPeople>(
  { services, userCache }: Pick<Deps, 'services' | 'userCache'>,
  threads: readonly T[],
  request: FastifyRequest,
): Promise<(T & { listing: ThreadListing | null; other: ThreadPerson | null })[]> => {
  if (threads.length === 0) return []
  const call = onBehalfOf(request)
  const otherOf = ({ side, guestId, hostId }: T): UserId => (side === 'guest' ? hostId : guestId)
  const [answer, people] = await Promise.all([
    services.listings.cardsByIds({ ids: [...new Set(threads.map(({ listingId }) => listingId))] }, call),
    userCache.byIds(threads.map(otherOf), call),
  ])
  const homes = new Map(
    expectOk(answer).cards.map((card) => {
      const { id, title, city, photos } = localizedCard(card, languageOf(request))
      return [id, { id, title, city, cover: photos[0] ?? null }]
    }),
  )
  return threads.map((thread) => {
    const person = people.get(otherOf(thread))
    return {
      ...thread,
      listing: homes.get(thread.listingId) ?? null,
      other: person ? { id: person.id, name: thread.otherName ?? person.name, photo: person.photoUrl } : null,
    }
  })
}
