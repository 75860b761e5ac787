import type { Bilingual } from '../core/bilingual.ts'
import type { Chance } from '../core/random.ts'
import type { House } from '../houses/house.ts'
import type { Sketch } from './sketches.ts'

type BedKind = 'double' | 'single' | 'bunk' | 'sofa' | 'alcove'
interface SleepingPlace {
  name: Bilingual
  beds: { kind: BedKind; count: number }[]
}

const sleepers: Readonly<Record<BedKind, number>> = { double: 2, single: 1, bunk: 2, sofa: 2, alcove: 1 }

/** Rooms, beds and sleeping places of a home. */
export interface Capacity {
  maxGuests: number
  bedrooms: number
  beds: number
  bathrooms: number
  sleeping: SleepingPlace[]
}

const bedroomsOf = ({ subcategory, house }: Sketch, chance: Chance): number => {
  if (subcategory === 'room') return 1
  if (house === 'manor') return chance.int(6, 8)
  if (house === 'floating' || house === 'rorbu' || house === 'orangery' || house === 'lava') return chance.int(2, 3)
  if (subcategory === 'apartment') return house === 'timber' ? 2 : chance.int(1, 3)
  if (subcategory === 'villa') return chance.int(4, 6)
  return chance.pick([2, 2, 3, 3, 3, 4, 4, 5])
}

const furthest: readonly (readonly BedKind[])[] = [['double'], ['single', 'single'], ['bunk'], ['double', 'single']]

/** Sleeping places of houses whose text describes them. */
const fixedByHouse: Partial<Record<House, SleepingPlace[]>> = {
  tent: [
    {
      name: ['Telt', 'Tent'],
      beds: [
        { kind: 'double', count: 1 },
        { kind: 'single', count: 2 },
      ],
    },
  ],
  tiny: [
    { name: ['Soveværelse', 'Bedroom'], beds: [{ kind: 'double', count: 1 }] },
    { name: ['Hems', 'Loft'], beds: [{ kind: 'single', count: 2 }] },
  ],
}

/** Plans the bedrooms: the first with a double bed, the others by chance, with at most 16 sleeping places. */
export const planCapacity = (sketch: Sketch, chance: Chance): Capacity => {
  const fixedSleeping = fixedByHouse[sketch.house]
  if (fixedSleeping) return { ...countBeds(fixedSleeping), bedrooms: 1, bathrooms: 1, sleeping: fixedSleeping }
  const bedrooms = bedroomsOf(sketch, chance)
  const sleeping: SleepingPlace[] = []
  for (let index = 1; index <= bedrooms; index++) {
    const kinds = index === 1 ? (['double'] as const) : chance.pick(furthest)
    const beds = [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))
    sleeping.push({
      name: bedrooms === 1 ? ['Soveværelse', 'Bedroom'] : [`Soveværelse ${index}`, `Bedroom ${index}`],
      beds,
    })
  }
  if (sketch.subcategory !== 'room' && chance.percent(30))
    sleeping.push(
      sketch.house === 'aframe'
        ? { name: ['Hems', 'Loft'], beds: [{ kind: 'single', count: 2 }] }
        : sketch.house === 'timber'
          ? { name: ['Alkove', 'Alcove'], beds: [{ kind: 'alcove', count: 1 }] }
          : { name: ['Stue', 'Living room'], beds: [{ kind: 'sofa', count: 1 }] },
    )
  const bathrooms =
    sketch.subcategory === 'room' ? 1 : Math.max(1, Math.min(4, bedrooms / 2 + chance.pick([-0.5, 0, 0])))
  return { ...countBeds(sleeping), bedrooms, bathrooms: Math.round(bathrooms * 2) / 2, sleeping }
}

const countBeds = (sleeping: readonly SleepingPlace[]): { maxGuests: number; beds: number } => {
  const all = sleeping.flatMap(({ beds }) => beds)
  const places = all.reduce((sum, { kind, count }) => sum + sleepers[kind] * count, 0)
  return { maxGuests: Math.min(16, places), beds: all.reduce((sum, { count }) => sum + count, 0) }
}
