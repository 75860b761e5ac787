import { type identityService, type OutputOf, ok, type ParsedInputOf, type Result, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'

type Procedure = typeof identityService.procedures.standings

/** People per page: a thousand of them fit a message of 256 kB. */
const perPage = 1_000

/** A page of all people who were ever suspended, ordered by id. */
export const listStandings =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ after }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const rows = await db.client.user.findMany({
      where: { standingRevision: { not: null }, ...(after === null ? {} : { id: { gt: after } }) },
      select: { id: true, suspendedAt: true, standingRevision: true },
      orderBy: { id: 'asc' },
      take: perPage,
    })
    const people = rows.map(({ id, suspendedAt, standingRevision }) => ({
      userId: UserId.parse(id),
      suspended: suspendedAt !== null,
      revision: standingRevision ?? 0,
    }))
    return ok({ people, next: rows.length === perPage ? (people.at(-1)?.userId ?? null) : null })
  }
