import { addDays, type DateRange, nightsBetween, weekday } from '@nordbo/contracts'
import { type Chance, chanceOf } from '../core/random.ts'
import type { Home } from '../homes/build-homes.ts'
import type { Guest } from '../people/guests.ts'
import { openCalendars } from './calendar.ts'
import { composeStay, type ImportedBlock, type ImportedStay, lengthOf, type StaySketch } from './compose-stay.ts'
import { demoStays } from './demo-stays.ts'

/** Days ahead for which calendars are filled. */
const horizonDays = 182
/** Approximate number of completed stays in the market. */
const pastStays = 1_180
const longestPastDays = 640
const reasons = ['Privat brug', 'Blokeret af vært', 'Vedligehold', 'Familien er her selv']

/** Past and coming stays and blocks. */
export interface Stays {
  stays: ImportedStay[]
  blocks: ImportedBlock[]
}

/** Builds past and coming stays; no two overlap in a home or for a guest. */
export const buildStays = (homes: readonly Home[], guests: readonly Guest[], today: string): Stays => {
  const calendarOf = openCalendars()
  const sketched: { stay: StaySketch; chance: Chance }[] = []
  const book = (stay: StaySketch, chance: Chance): void => {
    const range = { from: stay.checkIn, to: stay.checkOut }
    calendarOf(stay.home.listing.id).take(range)
    calendarOf(stay.guestId).take(range)
    sketched.push({ stay, chance })
  }
  const guestFor = (range: DateRange, chance: Chance): string => {
    for (;;) {
      const { id } = chance.pick(guests)
      if (calendarOf(id).isFree(range)) return id
    }
  }
  const tryStay = (home: Home, checkIn: string, name: string, chance: Chance): boolean => {
    const range = { from: checkIn, to: addDays(checkIn, lengthOf(home, chance)) }
    if (!calendarOf(home.listing.id).isFree(range)) return false
    const outcome = range.to < today ? 'completed' : 'confirmed'
    book({ name, home, guestId: guestFor(range, chance), checkIn, checkOut: range.to, outcome }, chance)
    return true
  }

  const special = demoStays(homes, guests, today)
  for (const stay of special.stays) calendarOf(stay.listingId).take({ from: stay.checkIn, to: stay.checkOut })
  for (const { guestId, checkIn, checkOut } of special.stays) calendarOf(guestId).take({ from: checkIn, to: checkOut })

  const ages = homes.map(({ since, demand }) => Math.min(longestPastDays, nightsBetween(since, today)) * (demand + 12))
  const allAges = ages.reduce((sum, age) => sum + age, 0)
  for (const [index, home] of homes.entries()) {
    const chance = chanceOf(`stays ${home.sketch.key}`)
    const wanted = Math.round((pastStays * (ages[index] ?? 0)) / allAges)
    const oldest = Math.min(longestPastDays, nightsBetween(home.since, today) - 3)
    for (let made = 0, tries = 0; made < wanted && tries < wanted * 8; tries++)
      if (
        oldest > 12 &&
        tryStay(home, addDays(today, -chance.int(11, oldest)), `${home.sketch.key} past ${made}`, chance)
      )
        made++
    fillAhead(home, chance)
  }

  function fillAhead(home: Home, chance: Chance): void {
    const ahead = { from: today, to: addDays(today, horizonDays) }
    const calendar = calendarOf(home.listing.id)
    for (let made = 0, tries = 0; tries < 200; tries++) {
      if (calendar.taken(ahead) >= (home.demand / 100) * horizonDays) return
      const day = addDays(today, chance.int(0, horizonDays - 10))
      // Stays in houses mostly begin on Friday or Saturday.
      const checkIn =
        home.sketch.place.setting === 'city' ? day : addDays(day, chance.pick([5, 6, 6, 7]) - weekday(day))
      if (checkIn >= today && tryStay(home, checkIn, `${home.sketch.key} coming ${made}`, chance)) made++
    }
  }

  const blocks = homes.flatMap((home) =>
    blocksOf(home, today, (range) => {
      const calendar = calendarOf(home.listing.id)
      if (!calendar.isFree(range)) return false
      calendar.take(range)
      return true
    }),
  )
  const stays = sketched.map(({ stay }) => composeStay(stay, today, chanceOf(`stay ${stay.name}`)))
  return { stays: [...special.stays, ...stays].sort(byBooking), blocks }
}

/** Blocks of hosts in some of the less popular homes. */
const blocksOf = (home: Home, today: string, take: (range: DateRange) => boolean): ImportedBlock[] => {
  const chance = chanceOf(`blocks ${home.sketch.key}`)
  if (home.demand > 30 || !chance.percent(32)) return []
  const blocks: ImportedBlock[] = []
  for (let tries = 0; tries < 6 && blocks.length < 2; tries++) {
    const from = addDays(today, chance.int(4, 160))
    const range = { from, to: addDays(from, chance.int(2, 9)) }
    if (take(range)) blocks.push({ listingId: home.listing.id, ...range, reason: chance.pick(reasons) })
  }
  return blocks
}

const byBooking = (one: ImportedStay, other: ImportedStay): number =>
  one.bookedAt.localeCompare(other.bookedAt) || one.id.localeCompare(other.id)
