// Reloads suspensions and hidden readers from identity and bookings from booking: `node services/messaging/src/rebuild.ts` with the
// service's environment. The service may run meanwhile. Nobody is told anything again.
import { bookingService, identityService } from '@nordbo/contracts'
import { loadConfig, openKit, reloadSuspensions } from '@nordbo/service-kit'
import { reloadReaders } from './consumers/reader.ts'
import { reloadBookings } from './consumers/reload-bookings.ts'
import { messagingConfig } from './core/config.ts'
import { Prisma } from './generated/prisma/client.ts'

const config = loadConfig('messaging', messagingConfig, process.env)
const kit = await openKit({ service: 'messaging', config, streams: [] })
try {
  const db = kit.driverDatabase(Prisma.sql)
  const identity = kit.client(identityService)
  const people = await reloadSuspensions(db, identity)
  const readers = await reloadReaders(db, identity)
  const bookings = await reloadBookings(db, kit.client(bookingService), kit.clock.now())
  kit.log.info({ people, readers, bookings }, 'reloaded suspensions, readers and bookings')
} finally {
  await kit.stop()
}
