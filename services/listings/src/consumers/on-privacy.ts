import { identityEvents, type identityService, type UserId } from '@nordbo/contracts'
import { type Client, type Kit, on, type ServiceCallOptions } from '@nordbo/service-kit'
import type { Db, Tx } from '../core/deps.ts'
import { markHomeChanged } from '../search/index/home-changed.ts'

interface HostChoice {
  userId: UserId
  /** Search engines may list the host's homes. */
  listed: boolean
  /** The person's own: an older choice changes nothing. */
  revision: number
}

/** Stores a host's choice unless a newer one is stored, and names the host's homes as changed. */
const storeChoice = async (
  kit: Pick<Kit, 'markChanged'>,
  tx: Pick<Tx, '$executeRaw' | '$queryRaw'>,
  { userId, listed, revision }: HostChoice,
): Promise<void> => {
  const stored = await tx.$executeRaw`
    insert into host_privacy (host_id, listed, revision) values (${userId}::uuid, ${listed}, ${revision})
    on conflict (host_id) do update set listed = excluded.listed, revision = excluded.revision
    where host_privacy.revision < excluded.revision`
  if (stored === 0) return
  const homes = await tx.$queryRaw<{ id: string }[]>`
    select id::text from listing where host_id = ${userId}::uuid and active`
  for (const { id } of homes) markHomeChanged(kit, tx, id)
}

/** Follows whether search engines may list a host's homes (docs/product/people.md, Privacy). */
export const onPrivacyChanged = (kit: Pick<Kit, 'markChanged'>) =>
  on(identityEvents.privacyChanged, async ({ data: { userId, seoIndex }, revision }, tx: Tx) =>
    storeChoice(kit, tx, { userId, listed: seoIndex, revision }),
  )

/** Loads every host who wants no listing by search engines from identity. Returns how many there are. */
export const reloadUnlistedHosts = async (
  kit: Pick<Kit, 'markChanged'>,
  db: Pick<Db, 'transaction'>,
  identity: Pick<Client<typeof identityService.procedures, ServiceCallOptions>, 'unlistedHosts'>,
): Promise<number> => {
  let read = 0
  let after: UserId | null = null
  do {
    const page: Awaited<ReturnType<typeof identity.unlistedHosts>> = await identity.unlistedHosts({ after })
    if (!page.ok) throw new Error(`identity refused its snapshot: ${page.error.code}`)
    for (const { userId, revision } of page.value.people)
      await db.transaction((tx) => storeChoice(kit, tx, { userId, listed: false, revision }))
    read += page.value.people.length
    after = page.value.next
  } while (after !== null)
  return read
}
