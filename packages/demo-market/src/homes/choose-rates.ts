import { addDays, type InputOf, type pricingService, weekday } from '@nordbo/contracts'
import type { Chance } from '../core/random.ts'
import type { House } from '../houses/house.ts'
import type { Capacity } from './plan-capacity.ts'
import type { Sketch } from './sketches.ts'

type ImportedRates = InputOf<typeof pricingService.procedures.importRates>['rates'][number]
type Card = ImportedRates['card']

const stepOre = 50_00
const inSteps = (ore: number): number => Math.max(300_00, Math.round(ore / stepOre) * stepOre)

/** Price of a weekday night in a three-bedroom house of the kind at an average place, DKK. */
const usualNight: Readonly<Record<House, number>> = {
  thatch: 1_250,
  beach: 1_450,
  black: 1_500,
  cedar: 1_400,
  timber: 1_050,
  canal: 1_250,
  cabin: 950,
  yellow: 900,
  aframe: 1_500,
  fjord: 1_350,
  farm: 1_150,
  pond: 1_250,
  manor: 2_200,
  school: 1_200,
  orangery: 1_300,
  skagen: 1_350,
  sixties: 1_100,
  shingle: 1_400,
  lighthouse: 1_450,
  skerry: 1_600,
  quay: 1_250,
  floating: 1_700,
  brick: 1_250,
  block: 1_150,
  orchard: 1_350,
  rorbu: 1_450,
  lava: 1_350,
  faroe: 1_300,
  log: 1_350,
  ochre: 1_250,
  tent: 900,
  tiny: 1_000,
}

/** A home's rate card, in steps of 50 DKK like the host's form. */
export const chooseRateCard = (sketch: Sketch, capacity: Capacity, chance: Chance): Card => {
  const size = sketch.subcategory === 'room' ? 0.42 : 0.62 + 0.13 * capacity.bedrooms
  const extra = sketch.subcategory === 'villa' ? 1.2 : 1
  const baseOre = inSteps(
    usualNight[sketch.house] * 100 * (sketch.place.level / 100) * size * extra * (0.9 + chance.next() * 0.22),
  )
  const cleaningIncluded = sketch.subcategory === 'room' || chance.percent(16)
  const cleaningOre = cleaningIncluded ? 0 : inSteps((250 + 130 * capacity.bedrooms + chance.int(0, 4) * 50) * 100)
  return {
    baseOre,
    weekendPercent: chance.pick([0, 0, 10, 10, 15, 20, 25]),
    cleaningIncluded,
    cleaningOre,
    discounts: discountsOf(chance),
  }
}

const none = { introPercent: null, lastMinutePercent: null, weeklyPercent: null, monthlyPercent: null }

/** Discounts; about two homes in five have one, a few have several. */
const discountsOf = (chance: Chance): Card['discounts'] => {
  if (!chance.percent(38)) return none
  const kind = chance.pick(['weekly', 'weekly', 'length', 'intro', 'last'])
  return {
    ...none,
    ...(kind === 'weekly' || kind === 'length' ? { weeklyPercent: chance.pick([5, 10, 10, 15]) } : {}),
    ...(kind === 'length' ? { monthlyPercent: chance.pick([20, 25, 30]) } : {}),
    ...(kind === 'intro' ? { introPercent: 20, introFirstN: 3 } : {}),
    ...(kind === 'last' || chance.percent(15)
      ? { lastMinutePercent: chance.pick([5, 10, 15]), lastMinuteDays: chance.pick([7, 14]) }
      : {}),
  }
}

/** Higher prices that some hosts set for dates: New Year, and winter weekends in the mountains. */
export const chooseOverrides = (
  sketch: Sketch,
  card: Card,
  today: string,
  chance: Chance,
): ImportedRates['overrides'] => {
  if (!chance.percent(30)) return []
  const year = Number(today.slice(0, 4))
  const peak = [...nights(`${year}-12-27`, 5), ...nights(`${year + 1}-12-27`, 5)]
  if (sketch.place.setting === 'mountain') peak.push(...nights(`${year + 1}-02-06`, 16))
  else peak.push(...nights(`${year + 1}-07-10`, 21))
  const factor = chance.pick([1.25, 1.35, 1.5])
  const priceOre = (date: string): number =>
    Math.min(50_000_00, inSteps(card.baseOre * factor * (weekday(date) === 5 || weekday(date) === 6 ? 1.1 : 1)))
  return peak.filter((date) => date >= today).map((date) => ({ date, priceOre: priceOre(date) }))
}

const nights = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))
