import {
  AskedSearch,
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  SavedSearchId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

type Procedures = typeof listingsService.procedures
type Done = Result<Record<string, never>>

/** A person's saved searches, the newest first. */
export const listSavedSearches =
  ({ db }: Deps) =>
  async (
    _input: ParsedInputOf<Procedures['savedSearches']>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedures['savedSearches']>>> => {
    if (actor.kind !== 'user') return err('auth.required')
    const rows = await db.client.savedSearch.findMany({
      where: { userId: actor.userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: { id: true, asked: true, mail: true, createdAt: true },
    })
    const items = rows.map(({ id, asked, mail, createdAt }) => ({
      ...{ id: SavedSearchId.parse(id), asked: AskedSearch.parse(asked) },
      ...{ mail, createdAt: createdAt.toISOString() },
    }))
    return ok({ items })
  }

/** Switches the mails of the actor's search on or off. */
export const updateSavedSearch =
  ({ db }: Deps) =>
  async ({ id, mail }: ParsedInputOf<Procedures['updateSavedSearch']>, { actor, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      if (actor.kind !== 'user') return err('auth.required')
      const { count } = await tx.savedSearch.updateMany({ where: { id, userId: actor.userId }, data: { mail } })
      return count > 0 ? ok({}) : err('savedSearch.notFound')
    })

export const deleteSavedSearch =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['deleteSavedSearch']>, { actor, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      if (actor.kind !== 'user') return err('auth.required')
      const { count } = await tx.savedSearch.deleteMany({ where: { id, userId: actor.userId } })
      return count > 0 ? ok({}) : err('savedSearch.notFound')
    })

/** Switches the mails of a search off, by the token in each of its mails. Repeatable. */
export const unsubscribeSavedSearch =
  ({ db }: Deps) =>
  async (
    { token }: ParsedInputOf<Procedures['unsubscribeSavedSearch']>,
    { command }: Call,
  ): Promise<Result<OutputOf<Procedures['unsubscribeSavedSearch']>>> =>
    command(db, async (tx) => {
      const [search] = await tx.savedSearch.updateManyAndReturn({
        where: { unsubscribeToken: token },
        data: { mail: false },
        select: { asked: true },
      })
      return search ? ok({ asked: AskedSearch.parse(search.asked) }) : err('savedSearch.notFound')
    })
