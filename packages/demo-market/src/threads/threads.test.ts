import { addDays, copenhagenInstant } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { filterMarket } from '../market/filter-market.ts'
import { buildDemoMarket } from '../market/market.ts'
import { demoUsers } from '../people/demo-users.ts'
import type { ImportedThread } from './compose-thread.ts'

const writtenIn = ({ messages }: ImportedThread) => messages.filter((message) => 'body' in message)
const toldIn = ({ messages }: ImportedThread) => messages.filter((message) => 'event' in message)

describe.each(['2026-11-20', '2027-02-28', '2027-07-15', '2028-02-29'])('conversations of a market of %s', (today) => {
  const market = buildDemoMarket({ today })
  const named = async () => {
    const { threads, users, listings, stays } = await market
    const people = new Map(users.map((user) => [user.id, user]))
    const homes = new Map(listings.map((home) => [home.id, home]))
    return threads.map((thread) => {
      const home = homes.get(thread.listingId)
      const stay = stays.find(({ listingId, guestId }) => listingId === thread.listingId && guestId === thread.guestId)
      return { thread, home, stay, guest: people.get(thread.guestId), host: people.get(home?.hostId ?? '') }
    })
  }

  test('are of people and homes that exist, one for each guest and home, and about stays and homes alone', async () => {
    const all = await named()
    for (const { guest, host } of all) {
      expect(guest?.id).toBeDefined()
      expect(host?.id).toBeDefined()
      expect(host).not.toEqual(guest)
      expect([guest?.id, host?.id].some((id) => id === demoUsers.guest.id || id === demoUsers.host.id)).toBe(true)
    }
    expect(new Set(all.map(({ thread }) => `${thread.listingId} ${thread.guestId}`)).size).toBe(all.length)
    const withStay = all.filter(({ stay }) => stay)
    expect([withStay.length, all.length - withStay.length]).toEqual([7, 2])
    const both = all.filter(({ guest, host }) => guest?.id === demoUsers.guest.id && host?.id === demoUsers.host.id)
    expect(both).toHaveLength(1)
  })

  test('have two to eight messages of people, of 1 to 4,000 characters, in order, since the home was offered and before today', async () => {
    for (const { thread, home } of await named()) {
      const times = thread.messages.map(({ sentAt }) => sentAt)
      expect(writtenIn(thread).length).toBeGreaterThanOrEqual(2)
      expect(writtenIn(thread).length).toBeLessThanOrEqual(8)
      expect(times).toEqual([...times].sort())
      expect(new Set(times).size).toBe(times.length)
      expect(times[0]?.localeCompare(home?.createdAt ?? '9')).toBe(1)
      expect(times.at(-1)?.localeCompare(copenhagenInstant(today, '00:00').toISOString())).toBe(-1)
      for (const { body } of writtenIn(thread)) {
        expect(body.trim()).toBe(body)
        expect(body.length).toBeGreaterThan(0)
        expect(body.length).toBeLessThanOrEqual(4_000)
        expect(body).not.toMatch(/undefined|\{\{/)
      }
    }
  })

  test('tell the history of each of their stays, and have no such lines without a stay', async () => {
    const { stays, listings, threads } = await market
    for (const thread of threads) {
      const own = stays.filter((stay) => stay.listingId === thread.listingId && stay.guestId === thread.guestId)
      const told = toldIn(thread)
      expect(new Set(told.map(({ event }) => event.bookingId))).toEqual(new Set(own.map(({ id }) => id)))
      const asks = listings.find(({ id }) => id === thread.listingId)?.content.bookingMode === 'request'
      for (const { id, outcome, bookedAt, checkIn, checkOut } of own) {
        const lines = told.filter(({ event }) => event.bookingId === id)
        const booked = asks ? ['requested', 'approved', 'confirmed'] : ['confirmed']
        expect(lines.map(({ event }) => event.moment)).toEqual(
          {
            completed: [...booked, 'completed'],
            confirmed: booked,
            declined: ['requested', 'declined'],
            expired: ['requested', 'expired'],
            pending_request: ['requested'],
          }[outcome],
        )
        for (const { event, sentAt } of lines) {
          expect(event).toMatchObject({ checkIn, checkOut })
          expect(sentAt >= bookedAt).toBe(true)
          if (event.moment === 'completed') expect(sentAt).toBe(copenhagenInstant(addDays(checkOut, 1)).toISOString())
          else expect(sentAt < copenhagenInstant(checkIn, '14:00').toISOString()).toBe(true)
        }
      }
    }
  })

  test('say that a stay is booked after it is', async () => {
    for (const { thread, stay } of await named())
      for (const { body, sentAt } of writtenIn(thread))
        if (body.includes('Så er det bestilt')) {
          const confirmed = toldIn(thread).find(({ event }) => event.moment === 'confirmed')
          expect(confirmed?.event.bookingId).toBe(stay?.id)
          expect(sentAt > (confirmed?.sentAt ?? '9')).toBe(true)
        }
  })

  test('are written to by first names that the people have', async () => {
    for (const { thread, guest, host } of await named())
      for (const { from, body } of writtenIn(thread)) {
        const [, name] = /^Hej (\p{Lu}\p{L}+)/u.exec(body) ?? []
        const reader = from === 'guest' ? host : guest
        if (name !== undefined) expect(name).toBe(reader?.name.split(' ')[0])
      }
  })

  test('are unread where the other side wrote last, and one is put away by each side', async () => {
    const unreadBy = { guest: 0, host: 0 }
    const all = await named()
    for (const { thread, guest, host } of all)
      for (const side of ['guest', 'host'] as const) {
        const left = thread.messages.slice(thread.readSeq[side])
        expect(left.map((message) => ('from' in message ? message.from : side))).not.toContain(side)
        const isDemo = (side === 'guest' ? guest?.id : host?.id) === demoUsers[side].id
        if (isDemo && left.length > 0) unreadBy[side]++
      }
    expect(unreadBy).toEqual({ guest: 2, host: 2 })
    expect(all.flatMap(({ thread }) => thread.archivedBy ?? []).sort()).toEqual(['guest', 'host'])
  })

  test('go with their homes when the market is reduced', async () => {
    const { threads } = await market
    const [first] = threads
    const left = filterMarket(await market, ({ id }) => id === first?.listingId).threads
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ listingId }) => listingId === first?.listingId)).toBe(true)
  })
})
