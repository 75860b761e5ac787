import { identityEvents, type UserId } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Db, Deps, Tx } from '../core/deps.ts'

interface ReaderChoice {
  userId: UserId
  readReceipts: boolean
  /** The person's own: an older choice changes nothing. */
  revision: number
}

const storeChoice = (tx: Tx, { userId, readReceipts, revision }: ReaderChoice): PromiseLike<number> =>
  tx.$executeRaw`
    insert into reader (person_id, shares_reading, revision)
    values (${userId}::uuid, ${readReceipts}::boolean, ${revision}::integer)
    on conflict (person_id) do update set shares_reading = excluded.shares_reading, revision = excluded.revision
    where reader.revision < excluded.revision`

/** Stores whether a person's reading is shown to others, by identity's events in any order. */
export const readerSubscription = on(
  identityEvents.privacyChanged,
  async ({ data: { userId, readReceipts }, revision }, tx: Tx) => {
    await storeChoice(tx, { userId, readReceipts, revision })
  },
)

/** Loads everybody who does not show their reading from identity, page by page. Returns how many people were read. */
export const reloadReaders = async (
  { client }: Pick<Db, 'client'>,
  identity: Pick<Deps['identity'], 'hiddenReaders'>,
): Promise<number> => {
  let read = 0
  let after: UserId | null = null
  do {
    const page: Awaited<ReturnType<typeof identity.hiddenReaders>> = await identity.hiddenReaders({ after })
    if (!page.ok) throw new Error(`identity refused its snapshot: ${page.error.code}`)
    for (const { userId, revision } of page.value.people)
      await storeChoice(client, { userId, readReceipts: false, revision })
    read += page.value.people.length
    after = page.value.next
  } while (after !== null)
  return read
}
