import {
  AskedSearch,
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  UserId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { cardsByIds } from '../listing/list-cards.ts'
import { isListed } from '../search/index/listed.ts'

type Procedure = typeof listingsService.procedures.savedSearchNews

/** The current facts for a mail about a matching home. `savedSearch.notFound` if mails were switched off or the home is hidden meanwhile. */
export const showSavedSearchMatch =
  (deps: Deps) =>
  async ({ id, listingId }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const { client } = deps.db
    const search = await client.savedSearch.findFirst({ where: { id, mail: true } })
    const [listed] = await client.$queryRaw<object[]>`
      select 1 from search_listing s where s.listing_id = ${listingId}::uuid and ${isListed}
        and not kit.is_suspended(${search?.userId ?? null}::uuid)`
    const found = await cardsByIds(deps)({ ids: [listingId] }, call)
    const home = found.ok ? found.value.cards[0] : undefined
    if (!search || !listed || !home) return err('savedSearch.notFound')
    const { userId, asked, unsubscribeToken } = search
    return ok({ userId: UserId.parse(userId), asked: AskedSearch.parse(asked), home, unsubscribeToken })
  }
