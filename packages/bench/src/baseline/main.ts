// The baseline: one process with only Fastify and pg, which answers the same requests from the same data.
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { bookingRoute } from './booking.ts'
import { calendarRoute } from './calendar.ts'
import { floorRoute } from './floor.ts'
import { listingRoute } from './listing.ts'
import { overviewRoute } from './overview.ts'
import { quoteRoute } from './quote.ts'
import { searchRoute } from './search.ts'
import { BaselineSpec, poolSize } from './spec.ts'

const spec = BaselineSpec.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
const poolOf = (connectionString: string): pg.Pool => new pg.Pool({ connectionString, max: poolSize })
const { databases, floors, port } = spec
const [identity, listings] = [poolOf(databases.identity), poolOf(databases.listings)]
const [pricing, booking] = [poolOf(databases.pricing), poolOf(databases.booking)]

const app = Fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
searchRoute(app, listings)
listingRoute(app, listings, identity)
quoteRoute(app, pricing, booking)
bookingRoute(app, booking)
calendarRoute(app, booking, pricing)
overviewRoute(app, { booking, listings, payouts: poolOf(databases.payouts) })
floorRoute(app, listings, floors)
process.on('SIGTERM', () => {
  void app.close().then(() => process.exit(0))
})
await app.listen({ host: '127.0.0.1', port })
