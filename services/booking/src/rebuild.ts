// Reads every home anew, beside the running service: `node services/booking/src/rebuild.ts` with the service's environment.
import { listingsService } from '@nordbo/contracts'
import { loadConfig, openKit } from '@nordbo/service-kit'
import { bookingConfig } from './config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { rebuildHomes } from './listing/rebuild-homes.ts'

const config = loadConfig('booking', bookingConfig, process.env)
const kit = await openKit({ service: 'booking', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  kit.log.info({ homes: await rebuildHomes({ db, listings: kit.client(listingsService) }) }, 'homes are read anew')
} finally {
  await kit.stop()
}
