// Reloads suspensions and rebuilds the search while the service runs: `node services/listings/src/rebuild.ts` with the service's environment.
import { bookingService, identityService, pricingService } from '@nordbo/contracts'
import { loadConfig, openKit, reloadSuspensions } from '@nordbo/service-kit'
import { reloadUnlistedHosts } from './consumers/on-privacy.ts'
import { reindexHostListings } from './consumers/on-standing.ts'
import { listingsConfig } from './core/config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { rebuildSearch } from './search/index/rebuild-search.ts'

const config = loadConfig('listings', listingsConfig, process.env)
const kit = await openKit({ service: 'listings', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const follow = reindexHostListings({ kit })
  const identity = kit.client(identityService)
  const unlisted = await reloadUnlistedHosts(kit, db, identity)
  const people = await reloadSuspensions(db, identity, (standing, tx, scope) =>
    follow(standing, tx, { now: kit.clock.now(), ...scope }),
  )
  const [pricing, booking] = [kit.client(pricingService), kit.client(bookingService)]
  const rebuilt = await rebuildSearch({ db, kit, pricing, booking })
  kit.log.info({ ...rebuilt, people, unlisted }, 'search is written anew')
} finally {
  await kit.stop()
}
