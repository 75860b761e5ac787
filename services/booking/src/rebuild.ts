// Reads every home and who is suspended anew, beside the running service: `node services/booking/src/rebuild.ts` with the service's environment.
import { identityService, listingsService } from '@nordbo/contracts'
import { createAlarms, loadConfig, openKit, rebuildStandings } from '@nordbo/service-kit'
import { bookingConfig } from './config.ts'
import { followPerson } from './consumers/on-standing.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { rebuildHomes } from './listing/rebuild-homes.ts'

const config = loadConfig('booking', bookingConfig, process.env)
const kit = await openKit({ service: 'booking', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const follow = followPerson({ kit, alarms: createAlarms(kit.clock) })
  const people = await rebuildStandings(db, kit.client(identityService), (standing, tx, scope) =>
    follow(standing, tx, { now: kit.clock.now(), ...scope }),
  )
  const homes = await rebuildHomes({ db, listings: kit.client(listingsService) })
  kit.log.info({ homes, people }, 'homes and people are read anew')
} finally {
  await kit.stop()
}
