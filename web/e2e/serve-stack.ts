import { once } from 'node:events'
import { seedDemoMarket } from '@nordbo/demo-market'
import { bootStack, today } from '@nordbo/testkit'
import { startFixtureServer } from './fixture-server.ts'
import { smallMarket } from './small-market.ts'

/** Boots a system with a small market until stdin closes, and prints its addresses. */
const dist = process.env.WEB_DIST
await using stack = await bootStack(dist === undefined ? {} : { env: { bff: { WEB_DIST: dist } } })
await seedDemoMarket(stack.stack, { choose: smallMarket, today: await today(stack) })
await stack.settle()
await using fixtures = await startFixtureServer(stack)
process.stdout.write(`NORDBO_BASE_URL=${stack.url}\nNORDBO_FIXTURE_URL=${fixtures.url}\n`)

process.stdin.resume()
await Promise.race([once(process.stdin, 'end'), once(process, 'SIGTERM'), once(process, 'SIGINT')])
process.stdin.pause()
