import { addDays, copenhagenDate } from '@nordbo/contracts'
import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import { signIn } from '../market/sign-in.ts'
import type { Question } from './question.ts'

/** Homes of the host whose calendar is measured. */
export const calendarHomes = 50
/** Days that a bulk change names in each home. */
const changedDays = 90
/** Free of stays: further ahead than any booking of the market. */
const farAhead = 500

const Row = z.object({ host: z.string(), homes: z.array(z.string()) })

/** A host with many homes, which are given to them in every service that is asked. */
export interface BusyHost {
  id: string
  homes: readonly string[]
}

/** Gives fifty homes, with all their stays, prices and payouts, to the host who has the most already. */
export const createBusyHost = async (stack: Stack): Promise<BusyHost> => {
  const { host, homes } = await withClient(stack.databases.booking, async (client) => {
    const { rows } = await client.query(
      `with host as (select host_id from bookable_listing where active group by host_id order by count(*) desc, host_id limit 1)
       select (select host_id::text from host) as host, array (select listing_id::text from bookable_listing where active
         order by host_id <> (select host_id from host), md5(listing_id::text) limit $1) as homes`,
      [calendarHomes],
    )
    return Row.parse(rows[0])
  })
  const give = (database: string, table: string): Promise<unknown> =>
    withClient(database, (client) =>
      client.query(`update ${table} set host_id = $1 where listing_id = any ($2::uuid[])`, [host, homes]),
    )
  await Promise.all([
    give(stack.databases.booking, 'bookable_listing'),
    give(stack.databases.booking, 'booking'),
    give(stack.databases.pricing, 'listing_owner'),
    give(stack.databases.payouts, 'payout'),
    withClient(stack.databases.listings, (client) =>
      client.query('update listing set host_id = $1 where id = any ($2::uuid[])', [host, homes]),
    ),
  ])
  await signIn(stack, [host])
  return { id: host, homes }
}

/** The host's year, which begins in another month each time. */
export const yearQuestions = ({ id, homes }: BusyHost): Question[] => {
  const today = copenhagenDate(new Date())
  return Array.from({ length: 12 }, (_, month) => {
    const from = addDays(today, -30 * month)
    const to = addDays(from, 365)
    return {
      method: 'GET',
      path: `/api/host/calendar?from=${from}&to=${to}`,
      // As many homes as surely fit into one message.
      input: { listingIds: homes.slice(0, 10), from, to },
      guestId: id,
    }
  })
}

/** The host's overview. */
export const overviewQuestions = ({ id }: BusyHost): Question[] => [
  { method: 'GET', path: '/api/host/overview', input: {}, guestId: id },
]

/** Changes of ninety days of every home: prices and blocks in turn, on other days each time. */
export const bulkChanges = ({ id, homes }: BusyHost, count: number): Question[] => {
  const begin = addDays(copenhagenDate(new Date()), farAhead)
  return Array.from({ length: count }, (_, index): Question => {
    const from = addDays(begin, index)
    const days = homes.map((listingId) => ({ listingId, ranges: [{ from, to: addDays(from, changedDays) }] }))
    const body = index % 2 ? { homes: days, blocked: index % 4 === 1 } : { homes: days, price: 1_000 + index }
    return {
      method: 'POST',
      path: `/api/host/calendar/${index % 2 ? 'blocks' : 'prices'}`,
      body,
      input: {},
      guestId: id,
      idempotencyKey: `bench-calendar-${index}-${from}`,
    }
  })
}
