// Reads every listing and every suspension again, beside the running service: `node services/booking/src/rebuild.ts` with its
// environment.
import { identityService, listingsService } from '@nordbo/contracts'
import { createAlarms, loadConfig, openKit, reloadSuspensions } from '@nordbo/service-kit'
import { handleStanding } from './consumers/on-standing.ts'
import { bookingConfig } from './core/config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { rebuildListings } from './listing/rebuild-listings.ts'

const config = loadConfig('booking', bookingConfig, process.env)
const kit = await openKit({ service: 'booking', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const follow = handleStanding({ kit, alarms: createAlarms(kit.clock) })
  const people = await reloadSuspensions(db, kit.client(identityService), (standing, tx, scope) =>
    follow(standing, tx, { now: kit.clock.now(), ...scope }),
  )
  const homes = await rebuildListings({ db, listings: kit.client(listingsService) })
  kit.log.info({ homes, people }, 'homes and people are read anew')
} finally {
  await kit.stop()
}
