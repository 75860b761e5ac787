import { RevisedStayRules, type StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'

/** A listing's rules; undefined while its host has set none. */
export const findStayRules = async (reader: Reader, listingId: string): Promise<RevisedStayRules | undefined> =>
  z
    .array(RevisedStayRules)
    .parse(await reader.$queryRaw`select rules, revision from stay_rules where listing_id = ${listingId}::uuid`)[0]

/** Stores a listing's rules, under its lock. Returns their revision. */
export const storeStayRules = async (tx: Tx, listingId: string, rules: StayRules, now: Date): Promise<number> =>
  z.tuple([z.object({ revision: z.int() })]).parse(
    await tx.$queryRaw`
      insert into stay_rules as known (listing_id, rules, revision, changed_at)
      values (${listingId}::uuid, ${JSON.stringify(rules)}::jsonb, 1, ${now}::timestamptz)
      on conflict (listing_id) do update
        set rules = excluded.rules, revision = known.revision + 1, changed_at = excluded.changed_at
      returning revision`,
  )[0].revision
