// Reads whose the homes are and who is suspended anew, beside the running service: `node services/pricing/src/rebuild.ts` with the service's
// environment.
import { identityService, type ListingId, listingsService } from '@nordbo/contracts'
import { loadConfig, openKit, rebuildStandings } from '@nordbo/service-kit'
import { pricingConfig } from './config.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { keepOwner } from './homes/find-owner.ts'

const config = loadConfig('pricing', pricingConfig, process.env)
const kit = await openKit({ service: 'pricing', config, streams: [] })
try {
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const people = await rebuildStandings(db, kit.client(identityService))
  const listings = kit.client(listingsService)
  let homes = 0
  let after: ListingId | null = null
  do {
    const page: Awaited<ReturnType<typeof listings.snapshot>> = await listings.snapshot({ after })
    if (!page.ok) throw new Error(`listings refused its snapshot: ${page.error.code}`)
    for (const { revision, ...home } of page.value.listings) await keepOwner(db.client, home, revision)
    homes += page.value.listings.length
    after = page.value.next
  } while (after !== null)
  kit.log.info({ people, homes }, 'people and homes are read anew')
} finally {
  await kit.stop()
}
