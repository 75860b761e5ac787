import { once } from 'node:events'
import { seedDemoMarket } from '@nordbo/demo-market'
import { bootStack, today } from '@nordbo/testkit'
import { openDoor } from './door.ts'
import { smallMarket } from './small-market.ts'

/** A whole system with a small market, for as long as this process has an input. It prints where it is. */
const dist = process.env.WEB_DIST
await using stack = await bootStack(dist === undefined ? {} : { env: { bff: { WEB_DIST: dist } } })
await seedDemoMarket(stack.stack, { choose: smallMarket, today: await today(stack) })
await stack.settle()
await using door = await openDoor(stack)
process.stdout.write(`NORDBO_BASE_URL=${stack.url}\nNORDBO_DOOR_URL=${door.url}\n`)

process.stdin.resume()
await Promise.race([once(process.stdin, 'end'), once(process, 'SIGTERM'), once(process, 'SIGINT')])
process.stdin.pause()
