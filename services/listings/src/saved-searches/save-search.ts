import { randomBytes, randomUUID } from 'node:crypto'
import {
  err,
  type listingsService,
  mostSavedSearches,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  SavedQuery,
  SavedSearchId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { FindMatches } from './find-matches.ts'

type Procedure = typeof listingsService.procedures.saveSearch

/** Most homes that are stored as known when a search is saved. */
const mostKnown = 5_000
const tokenBytes = 24

/** Saves a search, once per person and query. Stores which homes match already, so that only later matches are mailed. */
export const saveSearch =
  ({ db }: Deps, fitting: FindMatches) =>
  async (
    { query, asked }: ParsedInputOf<Procedure>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedure>>> => {
    if (actor.kind !== 'user') return err('auth.required')
    if (Object.values(query).every((value) => value === '' || value === false)) return err('savedSearch.empty')
    const fits = await fitting(query, now, { most: mostKnown + 1 })
    return command(db, async (tx) => {
      const { userId } = actor
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`
      const kept = SavedQuery.parse(query)
      const [same] = await tx.$queryRaw<{ id: string }[]>`
        select id::text from saved_search
        where user_id = ${userId}::uuid and query = ${JSON.stringify(kept)}::jsonb`
      if (same) return ok({ id: SavedSearchId.parse(same.id) })
      if ((await tx.savedSearch.count({ where: { userId } })) >= mostSavedSearches)
        return err('savedSearch.tooMany', { most: mostSavedSearches })
      const id = SavedSearchId.parse(randomUUID())
      await tx.savedSearch.create({
        data: {
          ...{ id, userId, query: kept, asked, mail: true, createdAt: now },
          ...{ known: fits.slice(0, mostKnown), knownCapped: fits.length > mostKnown },
          unsubscribeToken: randomBytes(tokenBytes).toString('base64url'),
        },
      })
      return ok({ id })
    })
  }
