import { identityEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'

/** Stores whether a person's reading is shown to others, by identity's events in any order. */
export const readerSubscription = on(
  identityEvents.privacyChanged,
  async ({ data: { userId, readReceipts }, revision }, tx: Tx) => {
    await tx.$executeRaw`
      insert into reader (person_id, shares_reading, revision)
      values (${userId}::uuid, ${readReceipts}::boolean, ${revision}::integer)
      on conflict (person_id) do update set shares_reading = excluded.shares_reading, revision = excluded.revision
      where reader.revision < excluded.revision`
  },
)
