import {
  copenhagenDate,
  err,
  type ListingCard,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { undatedBadge } from '../search/cards/badge-sql.ts'
import { type CardRow, cardColumns, toCard } from '../search/cards/shown-card.ts'
import { isVisibleTo } from './visible.ts'

type ByIds = typeof listingsService.procedures.cardsByIds
type Mine = typeof listingsService.procedures.mine

/** Most homes in a host's list. */
const mineLimit = 200

const cardsFrom = (today: string): Prisma.Sql => Prisma.sql`
  from search_listing s join listing_document d on d.listing_id = s.listing_id ${undatedBadge(today)}`

/** A card with its cover as the only photo, so that a hundred cards fit a message. */
export const withCover = (row: CardRow, now: Date): ListingCard => {
  const card = toCard(row, now)
  return { ...card, photos: card.photos.slice(0, 1) }
}

/** Cards of homes that the actor may see; others are left out. */
export const cardsByIds =
  ({ db }: Deps) =>
  async ({ ids }: ParsedInputOf<ByIds>, call: Call): Promise<Result<OutputOf<ByIds>>> => {
    const rows = await db.client.$queryRaw<CardRow[]>`
      select ${cardColumns} ${cardsFrom(copenhagenDate(call.now))}
      where s.listing_id = any (${ids}::uuid[]) and ${isVisibleTo(call.actor)}`
    return ok({ cards: rows.map((row) => withCover(row, call.now)) })
  }

/** The signed-in host's homes, newest first, hidden ones included. A home whose draft is still there is listed as the draft. */
export const listMine =
  ({ db }: Deps) =>
  async (_input: ParsedInputOf<Mine>, call: Call): Promise<Result<OutputOf<Mine>>> => {
    const { actor } = call
    if (actor.kind !== 'user') return err('auth.required')
    const rows = await db.client.$queryRaw<(CardRow & { active: boolean })[]>`
      select ${cardColumns}, s.active ${cardsFrom(copenhagenDate(call.now))}
      where s.listing_id in (select id from listing where host_id = ${actor.userId}::uuid
                               and not exists (select from listing_draft draft where draft.id = listing.id)
                             order by created_at desc limit ${mineLimit}::int)
      order by s.created_at desc, s.listing_id desc`
    return ok({ items: rows.map(({ active, ...row }) => ({ ...withCover(row, call.now), active })) })
  }
