// Reloads homes from listings, stay rules from booking and suspensions from identity: `node services/pricing/src/rebuild.ts` with the service's environment. The
// service may run meanwhile.
import { bookingService, identityService, type ListingId, listingsService } from '@nordbo/contracts'
import { loadConfig, openKit, reloadSuspensions } from '@nordbo/service-kit'
import { pricingConfig } from './core/config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { storeOwner } from './homes/owner-store.ts'
import { reloadStayRules } from './homes/reload-stay-rules.ts'

const config = loadConfig('pricing', pricingConfig, process.env)
const kit = await openKit({ service: 'pricing', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const people = await reloadSuspensions(db, kit.client(identityService))
  const listings = kit.client(listingsService)
  let homes = 0
  let after: ListingId | null = null
  do {
    const page: Awaited<ReturnType<typeof listings.snapshot>> = await listings.snapshot({ after })
    if (!page.ok) throw new Error(`listings refused its snapshot: ${page.error.code}`)
    for (const { revision, ...home } of page.value.listings) await storeOwner(db.client, home, revision)
    homes += page.value.listings.length
    after = page.value.next
  } while (after !== null)
  const rules = await reloadStayRules(db, kit.client(bookingService))
  kit.log.info({ people, homes, rules }, 'reloaded people, homes and stay rules')
} finally {
  await kit.stop()
}
