import { randomUUID } from 'node:crypto'
import { addDays, type InputOf, ListingId, type pricingService } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  createUser,
  expectOk,
  firstDay,
  listEvents,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCard } from './sample-stays.ts'

type Days = InputOf<(typeof pricingService.procedures)['setPriceOverrides']>['homes']

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings'] })
})
afterAll(() => stack?.stop())

const pricing = () => stack.services.pricing
const day = (count: number): string => addDays(firstDay, count)
/** Homes of one new host with rates. */
const pricedHomes = async (count: number) => {
  const hostId = await createUser(stack)
  const homes = Array.from({ length: count }, () => ListingId.parse(randomUUID()))
  const rates = homes.map((listingId) => ({ listingId, hostId, card: aCard({ weekendPercent: 20 }), overrides: [] }))
  expectOk(await pricing().importRates({ rates }, asAdmin))
  return { hostId, homes }
}
const daysOf = (homes: readonly ListingId[], from: number, to: number): Days =>
  homes.map((listingId) => ({ listingId, ranges: [{ from: day(from), to: day(to) }] }))
const as = (hostId: string) => withKey(asUser(hostId, 'host'))
const set = (hostId: string, homes: Days, priceOre: number | null) =>
  pricing().setPriceOverrides({ homes, priceOre }, as(hostId))
const undo = (hostId: string, id: string) => pricing().undoPriceChange({ id }, as(hostId))
const shown = async (hostId: string, listingIds: readonly ListingId[]) => {
  const input = { listingIds: [...listingIds], from: day(0), to: day(300) }
  return expectOk(await pricing().hostPrices(input, asUser(hostId, 'host')))
}
const ownPrices = async (hostId: string, listingIds: readonly ListingId[]) =>
  (await shown(hostId, listingIds)).homes.map(({ overrides }) =>
    overrides.map(({ from, to, priceOre }) => [from, to, priceOre] as const),
  )

describe('the prices of a host', () => {
  test('are base, weekend and runs of own prices', async () => {
    const { hostId, homes } = await pricedHomes(1)
    expectOk(await set(hostId, daysOf(homes, 10, 13), 2_000_00))
    expectOk(await set(hostId, daysOf(homes, 12, 14), 2_500_00))
    expect(await shown(hostId, homes)).toEqual({
      weekendNights: [5, 6],
      rest: [],
      homes: [
        {
          listingId: homes[0],
          revision: 3,
          baseOre: 1_000_00,
          weekendOre: 1_200_00,
          overrides: [
            { from: day(10), to: day(12), priceOre: 2_000_00 },
            { from: day(12), to: day(14), priceOre: 2_500_00 },
          ],
        },
      ],
    })
  })

  test('that do not fit into an answer are named, and fit into the next one', async () => {
    const { hostId, homes } = await pricedHomes(14)
    // Another price each night, in runs of one night.
    const nights = Array.from({ length: 300 }, (_, count) => count)
    for (const parity of [0, 1]) {
      const ranges = nights
        .filter((count) => count % 2 === parity)
        .map((count) => ({ from: day(count), to: day(count + 1) }))
      const changed = homes.map((listingId) => ({ listingId, ranges }))
      expectOk(await set(hostId, changed, 2_000_00 + 100_00 * parity))
    }
    const first = await shown(hostId, homes)
    expect(first.homes.map(({ listingId }) => listingId)).toEqual(homes.slice(0, 12))
    expect(first.rest).toEqual(homes.slice(12))
    const next = await shown(hostId, first.rest)
    expect(next.homes.map(({ overrides }) => overrides.length)).toEqual([300, 300])
    expect(next.rest).toEqual([])
  })

  test('are shown to and changed by their host and administrators alone', async () => {
    const { hostId, homes } = await pricedHomes(1)
    const stranger = await createUser(stack)
    const days = daysOf(homes, 1, 3)
    // Listings has not told of these homes, so they are hidden from strangers.
    for (const who of [asUser(stranger, 'host'), asUser(stranger)]) {
      const input = { listingIds: homes, from: day(0), to: day(9) }
      expect(codeOf(await pricing().hostPrices(input, who))).toBe('rates.notFound')
      expect(codeOf(await pricing().setPriceOverrides({ homes: days, priceOre: 900_00 }, withKey(who)))).toBe(
        'rates.notFound',
      )
    }
    const foreign = await pricedHomes(1)
    expect(codeOf(await set(hostId, [...days, ...daysOf(foreign.homes, 1, 3)], 900_00))).toBe('rates.notFound')
    expect(await ownPrices(hostId, homes)).toEqual([[]])
    expectOk(await pricing().setPriceOverrides({ homes: days, priceOre: 900_00 }, withKey(asAdmin)))
    const { changeId } = expectOk(await set(hostId, days, 950_00))
    expect(codeOf(await undo(stranger, changeId))).toBe('calendar.changeNotFound')
    await stack.services.identity.suspend({ userId: hostId, reason: 'Klager' }, asAdmin)
    await stack.settle()
    expect(codeOf(await set(hostId, days, 950_00))).toBe('auth.suspended')
    expect(codeOf(await undo(hostId, changeId))).toBe('auth.suspended')
  })
})

describe('a change of prices', () => {
  test('sets the days of all homes or none, once per key, and search hears of each home', async () => {
    const { hostId, homes } = await pricedHomes(3)
    const key = randomUUID()
    const once = () =>
      pricing().setPriceOverrides(
        { homes: daysOf(homes, 30, 60), priceOre: 1_800_00 },
        withKey(asUser(hostId, 'host'), key),
      )
    const first = expectOk(await once())
    expect(expectOk(await once())).toEqual(first)
    expect(await ownPrices(hostId, homes)).toEqual(homes.map(() => [[day(30), day(60), 1_800_00]]))
    expect(first.homes.map(({ revision }) => revision)).toEqual([2, 2, 2])
    for (const id of homes) {
      const events = await listEvents(stack.stack, 'pricing', id)
      expect(events.map(({ type }) => type)).toEqual(['pricing.ratesChanged', 'pricing.ratesChanged'])
    }
    // One home without rates refuses all.
    const unknown = daysOf([ListingId.parse(randomUUID())], 30, 60)
    expect(codeOf(await set(hostId, [...daysOf(homes, 30, 60), ...unknown], 900_00))).toBe('rates.notFound')
    expect(codeOf(await set(hostId, daysOf(homes, 1_090, 1_098), 900_00))).toBe('request.invalid')
    expect(await ownPrices(hostId, homes)).toEqual(homes.map(() => [[day(30), day(60), 1_800_00]]))
  })

  test.each([
    [99_99, 'request.invalid'],
    [100_00, 'ok'],
    [50_000_00, 'ok'],
    [50_000_01, 'request.invalid'],
    [100_00.5, 'request.invalid'],
    [null, 'ok'],
  ])('to %s øre is answered %s', async (priceOre, expected) => {
    const { hostId, homes } = await pricedHomes(1)
    expect(codeOf(await set(hostId, daysOf(homes, 3, 5), priceOre))).toBe(expected)
  })

  test('is undone with everything that it replaced, and undoing can be undone', async () => {
    const { hostId, homes } = await pricedHomes(2)
    expectOk(await set(hostId, daysOf(homes.slice(0, 1), 5, 8), 1_500_00))
    const before = await ownPrices(hostId, homes)
    const { changeId } = expectOk(await set(hostId, daysOf(homes, 2, 9), 2_000_00))
    const undone = expectOk(await undo(hostId, changeId))
    expect(await ownPrices(hostId, homes)).toEqual(before)
    expectOk(await undo(hostId, undone.changeId))
    expect(await ownPrices(hostId, homes)).toEqual(homes.map(() => [[day(2), day(9), 2_000_00]]))
    const cleared = expectOk(await set(hostId, daysOf(homes, 2, 9), null))
    expect(await ownPrices(hostId, homes)).toEqual([[], []])
    expectOk(await undo(hostId, cleared.changeId))
    expect(await ownPrices(hostId, homes)).toEqual(homes.map(() => [[day(2), day(9), 2_000_00]]))
    const { changes } = expectOk(await pricing().priceChanges({}, asUser(hostId)))
    expect(changes.map(({ kind, undone: over, priceOre }) => [kind, over, priceOre])).toEqual([
      ['undo', false, null],
      ['clearPrice', true, null],
      ['undo', false, null],
      ['undo', true, null],
      ['price', true, 2_000_00],
      ['price', false, 1_500_00],
    ])
  })

  test('is not undone once one of its days has another price, nor twice', async () => {
    const { hostId, homes } = await pricedHomes(2)
    const { changeId } = expectOk(await set(hostId, daysOf(homes, 2, 9), 2_000_00))
    expectOk(await set(hostId, daysOf(homes.slice(1), 8, 12), 2_100_00))
    expect(codeOf(await undo(hostId, changeId))).toBe('calendar.changedSince')
    expect((await ownPrices(hostId, homes))[0]).toEqual([[day(2), day(9), 2_000_00]])
    const { changeId: other } = expectOk(await set(hostId, daysOf(homes, 20, 21), 900_00))
    const answers = await Promise.all(Array.from({ length: 3 }, () => undo(hostId, other)))
    expect(answers.map(codeOf).sort()).toEqual(['calendar.changedSince', 'calendar.changedSince', 'ok'])
  })

  test('of many homes at the same time leaves each home with one of them', async () => {
    const { hostId, homes } = await pricedHomes(6)
    const prices = [1_100_00, 1_200_00, 1_300_00, 1_400_00]
    await Promise.all(
      prices.map(async (priceOre, index) =>
        expectOk(await set(hostId, daysOf(index % 2 ? homes : homes.toReversed(), 10, 40), priceOre)),
      ),
    )
    const left = await ownPrices(hostId, homes)
    expect(new Set(left.map((own) => JSON.stringify(own))).size).toBe(1)
    expect(prices).toContain(left[0]?.[0]?.[2])
  })
})
