import {
  firstName,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { hasWords, wordsOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Procedure = typeof identityService.procedures.peopleNamed

/** Finds people among some by the names that a searcher may see (docs/product/people.md, Names). */
export const peopleNamed =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ ids, known, q }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const words = wordsOf(q)
    const rows = await db.query<{ id: string; name: string }>(
      Prisma.sql`select id, name from "user" where id = any (${[...new Set([...ids, ...known])]}::uuid[])`,
    )
    const [asked, seen] = [new Set<string>(ids), new Set<string>(known)]
    const found = (of: ReadonlySet<string>, nameOf: (name: string) => string): UserId[] =>
      rows.filter(({ id, name }) => of.has(id) && hasWords(nameOf(name), words)).map(({ id }) => UserId.parse(id))
    return ok({ first: found(asked, firstName), full: found(seen, (name) => name) })
  }
