import {
  err,
  ListingId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  type Review,
  ReviewId,
  UserId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { readTimeCursor, writeTimeCursor } from '../core/time-cursor.ts'
import { Prisma, type Review as Row } from '../generated/prisma/client.ts'
import { isVisibleTo } from '../listing/visible.ts'
import { likePatterns } from './like-patterns.ts'

type Procedure = typeof listingsService.procedures.reviews

/** Maps a stored review to the contract. */
const toReview = (row: Row): Review => ({
  id: ReviewId.parse(row.id),
  listingId: ListingId.parse(row.listingId),
  authorId: UserId.parse(row.authorId),
  rating: row.rating,
  text: row.text,
  publishedAt: row.publishedAt.toISOString(),
  hostReply: row.hostReply,
})

/** The number of a home's published reviews; undefined if the actor may not see the home. */
const countOf = async ({ db }: Deps, id: ListingId, call: Call): Promise<number | undefined> => {
  const [home] = await db.client.$queryRaw<{ count: number }[]>`
    select s.rating_count as count from search_listing s join listing_document d on d.listing_id = s.listing_id
    where s.listing_id = ${id}::uuid and ${isVisibleTo(call.actor)}`
  return home?.count
}

/** Condition: a review contains every word of a text. Empty if the text has no words. */
const containing = (q: string | undefined): Prisma.Sql => {
  const patterns = likePatterns(q ?? '')
  return patterns.length === 0 ? Prisma.empty : Prisma.sql`and lower(text) like all (${patterns}::text[])`
}

const matchesOf = async ({ db }: Deps, id: ListingId, sought: Prisma.Sql): Promise<number> => {
  const [row] = await db.client.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from review where listing_id = ${id}::uuid ${sought}`
  return row?.count ?? 0
}

/** A page of a home's published reviews, newest first. With `q` only those that contain its words, which `total` counts. */
export const listReviews =
  (deps: Deps) =>
  async (
    { listingId, q, cursor, limit }: ParsedInputOf<Procedure>,
    call: Call,
  ): Promise<Result<OutputOf<Procedure>>> => {
    const after = cursor === undefined ? undefined : readTimeCursor(cursor, listingId)
    if (cursor !== undefined && !after) return err('cursor.invalid')
    const all = await countOf(deps, listingId, call)
    if (all === undefined) return err('listing.notFound')
    const sought = containing(q)
    const older = after
      ? Prisma.sql`and (published_at, id) < (to_timestamp(${after.at}::float8 / 1000), ${after.id}::uuid)`
      : Prisma.empty
    const rows = await deps.db.client.$queryRaw<Row[]>`
      select id::text, listing_id::text as "listingId", author_id::text as "authorId", rating, text,
        published_at as "publishedAt", host_reply as "hostReply"
      from review where listing_id = ${listingId}::uuid ${sought} ${older}
      order by published_at desc, id desc limit ${limit + 1}::int`
    const items = rows.slice(0, limit).map(toReview)
    const total = sought === Prisma.empty ? all : await matchesOf(deps, listingId, sought)
    const last = items.at(-1)
    const nextCursor =
      rows.length > limit && last
        ? writeTimeCursor({ list: listingId, at: Date.parse(last.publishedAt), id: last.id })
        : null
    return ok({ items, nextCursor, total })
  }
