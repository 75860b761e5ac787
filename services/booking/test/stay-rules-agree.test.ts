import { addDays, arrivalProblem, checkOutsFrom, copenhagenDate, noStayRules } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  caseCount,
  chooseSeed,
  createUser,
  expectOk,
  homeContent,
  photoWithoutFile,
  withKey,
} from '@nordbo/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyStayRules, type NaiveHome, type NaiveStay, naiveProblem } from './any-stay-rules.ts'
import { advanceClock, type BookingStack, bootBooking, domainNow } from './booking-stack.ts'
import { type Home, tryToBook } from './booking-verbs.ts'

interface RuledHome extends NaiveHome {
  home: Home
  mode: 'instant' | 'request'
  /** The guest of its first stay, and that booking. */
  guestId: string
  bookingId: string
}

const homesDrawn = caseCount(14, 40)
const staysDrawn = caseCount(24, 200)
/** Homes of each stay in which it is also booked and proposed as an alteration. */
const triedHomes = 4
const seed = chooseSeed('stay rules')
const guests = { adults: 2, children: 0, babies: 0, pets: 0 }
const horizonDays = 130

let stack: BookingStack
let homes: RuledHome[]
let firstDay: string

const datesOf = ({ from, nights }: NaiveStay) => ({
  checkIn: addDays(firstDay, from),
  checkOut: addDays(firstDay, from + nights),
})
const anyStay: fc.Arbitrary<NaiveStay> = fc.record({
  from: fc.integer({ min: 3, max: 75 }),
  nights: fc.integer({ min: 1, max: 8 }),
})
const anyHome: fc.Arbitrary<Omit<NaiveHome, 'rules'>> = fc.record({
  stays: fc.tuple(
    fc.record({ from: fc.integer({ min: 12, max: 20 }), nights: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ from: fc.integer({ min: 34, max: 44 }), nights: fc.integer({ min: 1, max: 5 }) }),
  ),
  blocked: fc.uniqueArray(fc.integer({ min: 52, max: 60 }), { maxLength: 3 }),
})

/** A home that every service knows; the services run without the BFF, so its listing and prices are imported one by one. */
const importHome = async (mode: RuledHome['mode']): Promise<Home> => {
  const home = { id: crypto.randomUUID(), hostId: await createUser(stack) }
  const listing = {
    ...home,
    createdAt: '2026-01-01T00:00:00.000Z',
    content: homeContent({ mode }),
    photos: [photoWithoutFile()],
  }
  expectOk(await stack.services.listings.importListings({ listings: [listing] }, asAdmin))
  const rates = { listingId: home.id, hostId: home.hostId, card: { baseOre: 1_000_00, discounts: {} }, overrides: [] }
  expectOk(await stack.services.pricing.importRates({ rates: [rates] }, asAdmin))
  return home
}

/**
 * Stores the stays of a home as the demo market does, and then its rules as its host does: stays from before are kept. Homes that take
 * requests get their blocks like their stays, and the others from their host after the rules.
 */
const furnish = async (home: Home, naive: NaiveHome, mode: RuledHome['mode']): Promise<RuledHome> => {
  const guestId = await createUser(stack)
  const stays = naive.stays.map((stay) => ({
    ...{ id: crypto.randomUUID(), listingId: home.id, guestId, ...datesOf(stay), guests },
    ...{ bookedAt: new Date(domainNow(stack).getTime() - 86_400_000).toISOString(), outcome: 'confirmed' as const },
  }))
  const blocks = naive.blocked
    .toSorted((a, b) => a - b)
    .map((day) => ({
      ...{ listingId: home.id, from: addDays(firstDay, day), to: addDays(firstDay, day + 1), reason: 'Ferie' },
    }))
  const early = mode === 'request' ? blocks : []
  expectOk(await stack.booking.importHistory({ stays, blocks: early }, asAdmin))
  const input = { listingId: home.id, rules: naive.rules, seen: 0 }
  expectOk(await stack.booking.setStayRules(input, withKey(asUser(home.hostId))))
  const ranges = blocks.map(({ from, to }) => ({ from, to }))
  if (mode === 'instant' && ranges.length > 0) {
    const change = { homes: [{ listingId: home.id, ranges }], blocked: true }
    expectOk(await stack.booking.setBlocks(change, withKey(asUser(home.hostId))))
  }
  return { ...naive, home, mode, guestId, bookingId: stays[0]?.id ?? '' }
}

beforeAll(async () => {
  stack = await bootBooking()
  firstDay = copenhagenDate(domainNow(stack))
  const drawn = fc.sample(fc.tuple(anyHome, anyStayRules(firstDay)), { numRuns: homesDrawn, seed })
  homes = []
  for (const [index, [naive, rules]] of drawn.entries()) {
    const mode = index % 2 === 0 ? 'instant' : 'request'
    homes.push(await furnish(await importHome(mode), { ...naive, rules }, mode))
  }
  await stack.settle()
})
afterAll(() => stack?.stop())

type Dates = ReturnType<typeof datesOf>

/** The homes that a search for the dates finds, give or take days. */
const foundIn = async (dates: Dates, flex?: 1): Promise<Set<string>> => {
  const { items } = expectOk(await stack.services.listings.search({ ...dates, ...(flex ? { flex } : {}), limit: 60 }))
  return new Set(items.map(({ id }) => id))
}

/** May a person pick the dates in the home's calendar? */
const canPick = async ({ home }: RuledHome, { checkIn, checkOut }: Dates, today: string): Promise<boolean> => {
  const window = { from: today, to: addDays(today, horizonDays) }
  const { unavailable, rules } = expectOk(await stack.booking.availability({ listingId: home.id, ...window }))
  const asked = rules ?? noStayRules
  const { first, last } = checkOutsFrom(asked, checkIn)
  const free = unavailable.every(({ from, to }) => checkOut <= from || to <= checkIn)
  return free && !arrivalProblem(asked, checkIn, today) && first <= checkOut && checkOut <= last
}

/** The code that pricing answers a person who asks for the price; rules only, as taken dates have a price. */
const quotedCode = async ({ home }: RuledHome, dates: Dates): Promise<string | undefined> => {
  const quoted = await stack.services.pricing.quote({ listingId: home.id, ...dates })
  return quoted.ok ? undefined : quoted.error.code
}

/** The code of a booking by a new guest. What was booked is given back, so that the calendar is as before. */
const bookedCode = async ({ home, mode }: RuledHome, dates: Dates): Promise<string | undefined> => {
  const guest = await createUser(stack)
  const booked = await tryToBook(stack, guest, home, dates)
  if (!booked.ok) return booked.error.code
  if (mode === 'instant') expectOk(await stack.booking.cancel({ id: booked.value.id }, withKey(asUser(guest))))
  return undefined
}

/** The code of moving the home's first stay to the dates. */
const alteredCode = async ({ guestId, bookingId }: RuledHome, dates: Dates): Promise<string | undefined> => {
  const previewed = await stack.booking.alterationPreview({ bookingId, ...dates, guests }, asUser(guestId))
  return previewed.ok ? undefined : previewed.error.code
}

const asBooking = (problem: string | undefined) => (problem === 'taken' ? 'booking.datesTaken' : problem)

/** Compares what everybody answers about one stay in every home with the naive rules. */
const compare = async (stay: NaiveStay, first: number, passed: number): Promise<void> => {
  const time = { firstDay, passed }
  const today = addDays(firstDay, passed)
  const dates = datesOf(stay)
  const found = await foundIn(dates)
  const nearly = await foundIn(dates, 1)
  for (const each of homes) {
    const { home } = each
    const problem = naiveProblem(each, stay, time)
    const around = [-1, 0, 1].map((shift) => naiveProblem(each, { ...stay, from: stay.from + shift }, time))
    const answers = {
      search: found.has(home.id),
      flexible: nearly.has(home.id),
      calendar: await canPick(each, dates, today),
      quote: await quotedCode(each, dates),
    }
    expect(answers).toEqual({
      search: problem === undefined,
      flexible: around.includes(undefined),
      calendar: problem === undefined,
      quote: problem === 'taken' ? undefined : problem,
    })
  }
  for (let index = 0; index < triedHomes; index++) {
    const each = homes[(first + index) % homes.length]
    if (!each) continue
    expect(await bookedCode(each, dates)).toBe(asBooking(naiveProblem(each, stay, time)))
    const [own, ...others] = each.stays
    if (stay.from === own?.from) continue
    expect(await alteredCode(each, dates)).toBe(asBooking(naiveProblem({ ...each, stays: others }, stay, time)))
  }
  await stack.settle()
}

test.each([0, 2])(
  'search, calendar, quote, booking and alteration agree, %i days after the rules were set',
  async (passed) => {
    if (passed > 0) await advanceClock(stack, `P${passed}D`)
    await fc.assert(
      fc.asyncProperty(anyStay, fc.nat(homesDrawn - 1), (stay, first) => compare(stay, first, passed)),
      { numRuns: staysDrawn, seed, endOnFailure: true },
    )
  },
  300_000,
)
