import type { ListingId, RevisedStayRules } from '@nordbo/contracts'
import type { SqlWriter } from '../core/deps.ts'

/** Stores the rules of a home as booking reports them. Ignores older revisions. */
export const storeStayRules = async (
  tx: SqlWriter,
  listingId: ListingId,
  { rules, revision }: RevisedStayRules,
): Promise<void> => {
  await tx.$executeRaw`
    insert into stay_rules as known (listing_id, rules, revision)
    values (${listingId}::uuid, ${JSON.stringify(rules)}::jsonb, ${revision})
    on conflict (listing_id) do update set rules = excluded.rules, revision = excluded.revision
      where known.revision < excluded.revision`
}
