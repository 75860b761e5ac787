// Reloads all suspensions from identity: `node services/payouts/src/rebuild.ts` with the service's environment. The service may run
// meanwhile; its timers release the payouts of reactivated hosts.
import { identityService } from '@nordbo/contracts'
import { loadConfig, openKit, reloadSuspensions } from '@nordbo/service-kit'
import { payoutsConfig } from './core/config.ts'
import { lockHost } from './core/host-transaction.ts'
import { Prisma } from './generated/prisma/client.ts'
import { resumePayouts } from './payout/resume-payouts.ts'

const config = loadConfig('payouts', payoutsConfig, process.env)
const kit = await openKit({ service: 'payouts', config, streams: [] })
try {
  const db = kit.driverDatabase(Prisma.sql)
  const now = kit.clock.now()
  const people = await reloadSuspensions(db, kit.client(identityService), async ({ userId: hostId, suspended }, tx) => {
    await lockHost(tx, hostId)
    if (!suspended) await resumePayouts(tx, hostId, now)
  })
  kit.log.info({ people }, 'reloaded suspensions')
} finally {
  await kit.stop()
}
