import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import { createCustomers, signIn } from '../market/sign-in.ts'
import type { Question } from './question.ts'

/** Holds that one guest may have (docs/product/booking.md, Holds). */
const holdsPerGuest = 3
/** Open requests of one guest: half of the limit, because some guests have requests in the market. */
const requestsPerGuest = 5
/** Nights of a stay, and days from one to the next in a gap between the market's stays. */
const nights = 2
const stepDays = 3

const Stay = z.object({ listingId: z.string(), checkIn: z.string(), checkOut: z.string(), hostId: z.string() })
type Stay = z.infer<typeof Stay>

/**
 * Homes of a line, by the first digit of their hash. Paid bookings have their own homes, because the baseline keeps all of its bookings and
 * the system only those that are paid in time, so the free nights differ.
 */
const homesOf = { bookings: ['4', 'g'], payments: ['0', '4'] } as const

/** Free stays in homes of a mode. No two share a night, and neighbours in the list are in different homes. */
const freeStays = (
  stack: Stack,
  { mode, line, limit }: { mode: 'instant' | 'request'; line: keyof typeof homesOf; limit: number },
): Promise<Stay[]> =>
  withClient(stack.databases.booking, async (client) => {
    const { rows } = await client.query(
      `select gap.listing_id as "listingId", day::date::text as "checkIn", (day::date + ${nights})::text as "checkOut", home.host_id as "hostId"
       from (select listing_id, check_out as first, lead(check_in) over (partition by listing_id order by check_in) as last from occupancy
             where listing_id in (select listing_id from bookable_listing where booking_mode = $1::booking_mode and active
               and first_guest_policy = 'any' and md5(listing_id::text) >= $3 and md5(listing_id::text) < $4 order by md5(listing_id::text) limit $2)) gap
       join bookable_listing home using (listing_id)
       cross join lateral generate_series(gap.first::timestamp, gap.last - ${nights}, interval '${stepDays} days') day
       order by md5(gap.listing_id::text || day) limit $2`,
      [mode, limit, ...homesOf[line]],
    )
    return z.array(Stay).parse(rows)
  })

const guestsOfMarket = (stack: Stack, count: number, order: 'first' | 'last' = 'first'): Promise<string[]> =>
  withClient(stack.databases.identity, async (client) => {
    const { rows } = await client.query(
      `select id from "user" u where not exists (select from user_role r where r.user_id = u.id and r.role <> 'guest')
       order by md5(id::text) ${order === 'first' ? 'asc' : 'desc'} limit $1`,
      [count],
    )
    return z
      .array(z.object({ id: z.string() }))
      .parse(rows)
      .map(({ id }) => id)
  })

const booking = ({ hostId: _, ...stay }: Stay, guestId: string): Question => {
  const body = { ...stay, guests: { adults: 1 }, adultAttested: true }
  return { method: 'POST', path: '/api/bookings', body, input: body, guestId, idempotencyKey: crypto.randomUUID() }
}

/** Up to `most` instant bookings by signed-in guests, at most three each. The guests have paid before or are new to the provider. */
export const instantBookings = async (
  stack: Stack,
  most: number,
  guestsAre: 'known to the provider' | 'new to the provider' = 'known to the provider',
): Promise<Question[]> => {
  const guests = await guestsOfMarket(stack, Math.ceil(most / holdsPerGuest))
  const known = guestsAre === 'known to the provider'
  const limit = Math.min(most, guests.length * holdsPerGuest)
  const stays = await freeStays(stack, { mode: 'instant', line: known ? 'bookings' : 'payments', limit })
  await signIn(stack, guests)
  if (known) await createCustomers(stack, guests)
  // Neighbours in the list have different guests.
  return stays.map((stay, index) => booking(stay, guests[index % guests.length] ?? ''))
}

/**
 * Up to `most` instant bookings by signed-in guests who are new to the provider, each guest's only one. They are the market's last guests, so
 * that holds of its first ones do not meet them.
 */
export const firstBookings = async (stack: Stack, most: number): Promise<Question[]> => {
  const guests = await guestsOfMarket(stack, most, 'last')
  const stays = await freeStays(stack, { mode: 'instant', line: 'payments', limit: guests.length })
  await signIn(stack, guests)
  return stays.map((stay, index) => booking(stay, guests[index] ?? ''))
}

/**
 * Requests to hosts, at most five by one guest, and the people who receive notices of them: some of the guests, and the hosts. All
 * are signed in.
 */
export const requestsWithWatchers = async (
  stack: Stack,
  count: number,
): Promise<{ questions: Question[]; watchers: string[] }> => {
  const watchedPeople = 40
  const stays = await freeStays(stack, { mode: 'request', line: 'bookings', limit: count })
  const guests = await guestsOfMarket(stack, Math.max(watchedPeople, Math.ceil(count / requestsPerGuest)))
  const hosts = [...new Set(stays.slice(0, count).map(({ hostId }) => hostId))].slice(0, watchedPeople)
  await signIn(stack, [...guests, ...hosts])
  return {
    questions: stays.map((stay, index) => booking(stay, guests[index % guests.length] ?? '')),
    watchers: [...guests.slice(0, watchedPeople), ...hosts],
  }
}
