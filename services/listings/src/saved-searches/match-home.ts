import { copenhagenDate, ListingId, listingsEvents, SavedQuery, SavedSearchId, UserId } from '@nordbo/contracts'
import { outgoing } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isListed } from '../search/index/listed.ts'
import type { FindMatches } from './find-matches.ts'

/** Searches that are read at once. */
const batch = 200
/** Queries to the database at the same time. */
const width = 4

interface Candidate {
  id: string
  query: unknown
}

/**
 * A page of the searches with mails that might match a home, and whose owners have not been mailed about it. Cheap conditions leave out
 * those that surely do not match.
 */
const candidates = (
  { db }: Pick<Deps, 'db'>,
  { listingId, today, after }: { listingId: string; today: string; after: string | undefined },
) =>
  db.client.$queryRaw<Candidate[]>`
    select search.id::text, search.query
    from search_listing s
    join listing_document d on d.listing_id = s.listing_id
    join listing on listing.id = s.listing_id
    join saved_search search on search.mail and search.user_id <> d.host_id and not kit.is_suspended(search.user_id)
      and coalesce((search.query->>'guests')::int, 1) <= s.max_guests
      and coalesce(search.query->>'checkIn', ${today}) >= ${today}
      and not s.listing_id = any (search.known)
      and (not search.known_capped or listing.published_at > search.created_at)
      and not exists (select from saved_search_match mailed
        where mailed.saved_search_id = search.id and mailed.listing_id = s.listing_id)
    where s.listing_id = ${listingId}::uuid and ${isListed}
      ${after === undefined ? Prisma.empty : Prisma.sql`and search.id > ${after}::uuid`}
    order by search.id limit ${batch}::int`

const matchingSearches = async (fitting: FindMatches, listingId: string, searches: readonly Candidate[], now: Date) => {
  const fits = async ({ id, query }: Candidate): Promise<string[]> => {
    const kept = SavedQuery.safeParse(query)
    const found = kept.success ? await fitting(kept.data, now, { most: 1, only: [listingId] }) : []
    return found.length > 0 ? [id] : []
  }
  const ids: string[] = []
  for (let start = 0; start < searches.length; start += width)
    ids.push(...(await Promise.all(searches.slice(start, start + width).map(fits))).flat())
  return ids
}

/**
 * Matches a changed home with every saved search and emits an event for each new match, once per search and home. The home stays queued
 * if it changed meanwhile.
 */
export const matchHome =
  ({ db, kit }: Pick<Deps, 'db' | 'kit'>, fitting: FindMatches) =>
  async (listingId: string): Promise<void> => {
    const [waiting] = await db.client.$queryRaw<{ changed: string }[]>`
      select changed_at::text as changed from home_to_match where listing_id = ${listingId}::uuid`
    if (!waiting) return
    const now = kit.clock.now()
    const ids: string[] = []
    const today = copenhagenDate(now)
    for (let page = await candidates({ db }, { listingId, today, after: undefined }); page.length > 0; ) {
      ids.push(...(await matchingSearches(fitting, listingId, page, now)))
      page = page.length < batch ? [] : await candidates({ db }, { listingId, today, after: page.at(-1)?.id })
    }
    await db.transaction(async (tx) => {
      const news = await tx.$queryRaw<{ id: string; userId: string }[]>`
        with inserted as (
          insert into saved_search_match (saved_search_id, listing_id, told_at)
          select id, ${listingId}::uuid, ${now} from saved_search where id = any (${ids}::uuid[]) and mail
          on conflict do nothing returning saved_search_id
        )
        select search.id::text, search.user_id::text as "userId"
        from inserted join saved_search search on search.id = inserted.saved_search_id`
      await kit.emitAll(
        tx,
        news.map(({ id, userId }) =>
          outgoing(listingsEvents.savedSearchMatched, {
            ...{ aggregateId: id, revision: 1 },
            data: {
              savedSearchId: SavedSearchId.parse(id),
              ...{ userId: UserId.parse(userId), listingId: ListingId.parse(listingId) },
            },
          }),
        ),
      )
      await tx.$executeRaw`
        delete from home_to_match where listing_id = ${listingId}::uuid and changed_at::text = ${waiting.changed}`
    })
  }
