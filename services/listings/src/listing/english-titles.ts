import { type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

type Procedure = typeof listingsService.procedures.englishTitles

/** The English titles of homes, also of hidden ones, because guests with a booking still see them. Homes without one are left out. */
export const englishTitles =
  ({ db }: Deps) =>
  async ({ ids }: ParsedInputOf<Procedure>, _call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const rows = await db.client.$queryRaw<{ id: string; title: string }[]>`
      select id, english ->> 'title' as title from listing where id = any (${ids}::uuid[]) and english is not null`
    return ok({ titles: Object.fromEntries(rows.map(({ id, title }) => [id, title])) })
  }
