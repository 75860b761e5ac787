import { ListingId, type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { hasWords, wordsOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isVisibleTo } from './visible.ts'

type Procedure = typeof listingsService.procedures.homesTitled

/** Finds homes among some by their titles. What the searcher may not see is not found. */
export const homesTitled =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ ids, viewerId, q }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const words = wordsOf(q)
    const rows = await db.client.$queryRaw<{ id: string; title: string; english: string | null }[]>`
      select l.id, l.title, l.english ->> 'title' as english
      from listing l join search_listing s on s.listing_id = l.id join listing_document d on d.listing_id = l.id
      where l.id = any (${ids}::uuid[]) and ${isVisibleTo({ kind: 'user', userId: viewerId, roles: [] })}`
    const found = rows.filter(({ title, english }) => hasWords(title, words) || hasWords(english ?? '', words))
    return ok({ ids: found.map(({ id }) => ListingId.parse(id)) })
  }
