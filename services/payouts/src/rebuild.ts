// Reads who is suspended anew, beside the running service: `node services/payouts/src/rebuild.ts` with the service's environment. Payouts
// of hosts who are back are looked at by the service's own timers.
import { identityService } from '@nordbo/contracts'
import { loadConfig, openKit, rebuildStandings } from '@nordbo/service-kit'
import { payoutsConfig } from './config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { lockHost } from './ledger/ledger-store.ts'
import { resumePayouts } from './payout/resume-payouts.ts'

const config = loadConfig('payouts', payoutsConfig, process.env)
const kit = await openKit({ service: 'payouts', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const now = kit.clock.now()
  const people = await rebuildStandings(db, kit.client(identityService), async ({ userId: hostId, suspended }, tx) => {
    await lockHost(tx, hostId)
    if (!suspended) await resumePayouts(tx, hostId, now)
  })
  kit.log.info({ people }, 'who is suspended is read anew')
} finally {
  await kit.stop()
}
