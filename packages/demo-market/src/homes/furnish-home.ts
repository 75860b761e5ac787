import type { Amenity } from '@nordbo/contracts'
import type { Setting } from '../places/place.ts'
import type { Chance } from '../random.ts'
import { houseTexts } from './house-texts.ts'
import { isFlat, type Sketch } from './sketches.ts'

type BedKind = 'double' | 'single' | 'bunk' | 'sofa' | 'alcove'
interface SleepingPlace {
  name: string
  beds: { kind: BedKind; count: number }[]
}

const sleepers: Readonly<Record<BedKind, number>> = { double: 2, single: 1, bunk: 2, sofa: 2, alcove: 1 }

/** How many rooms and beds a home has, and who sleeps where. */
export interface Capacity {
  maxGuests: number
  bedrooms: number
  beds: number
  bathrooms: number
  sleeping: SleepingPlace[]
}

const bedroomsOf = ({ subcategory, house }: Sketch, chance: Chance): number => {
  if (subcategory === 'room') return 1
  if (subcategory === 'apartment') return house === 'timber' ? 2 : chance.int(1, 3)
  if (subcategory === 'villa') return chance.int(4, 6)
  return chance.pick([2, 2, 3, 3, 3, 4, 4, 5])
}

const furthest: readonly (readonly BedKind[])[] = [['double'], ['single', 'single'], ['bunk'], ['double', 'single']]

/** Furnishes bedrooms: the first with a double bed, the others by chance, at most 16 places to sleep. */
export const sleepIn = (sketch: Sketch, chance: Chance): Capacity => {
  const bedrooms = bedroomsOf(sketch, chance)
  const sleeping: SleepingPlace[] = []
  for (let index = 1; index <= bedrooms; index++) {
    const kinds = index === 1 ? (['double'] as const) : chance.pick(furthest)
    const beds = [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }))
    sleeping.push({ name: bedrooms === 1 ? 'Soveværelse' : `Soveværelse ${index}`, beds })
  }
  if (sketch.subcategory !== 'room' && chance.percent(30))
    sleeping.push(
      sketch.house === 'aframe'
        ? { name: 'Hems', beds: [{ kind: 'single', count: 2 }] }
        : sketch.house === 'timber'
          ? { name: 'Alkove', beds: [{ kind: 'alcove', count: 1 }] }
          : { name: 'Stue', beds: [{ kind: 'sofa', count: 1 }] },
    )
  const all = sleeping.flatMap(({ beds }) => beds)
  const maxGuests = Math.min(
    16,
    all.reduce((sum, { kind, count }) => sum + sleepers[kind] * count, 0),
  )
  const beds = all.reduce((sum, { count }) => sum + count, 0)
  const bathrooms =
    sketch.subcategory === 'room' ? 1 : Math.max(1, Math.min(3, bedrooms / 2 + chance.pick([-0.5, 0, 0])))
  return { maxGuests, bedrooms, beds, bathrooms: Math.round(bathrooms * 2) / 2, sleeping }
}

const common: readonly (readonly [Amenity, number])[] = [
  ['wifi', 94],
  ['heating', 90],
  ['kitchen', 100],
  ['oven', 92],
  ['freezer', 60],
  ['coffeeMachine', 70],
  ['dishwasher', 66],
  ['washingMachine', 58],
  ['tumbleDryer', 30],
  ['tv', 72],
  ['bedLinen', 38],
  ['towels', 30],
  ['boardGames', 40],
  ['workspace', 26],
  ['selfCheckIn', 46],
  ['crib', 36],
  ['highChair', 40],
  ['stepFree', 12],
]
const bySetting: Readonly<Record<Setting, readonly (readonly [Amenity, number])[]>> = {
  coast: [
    ['beachAccess', 62],
    ['seaView', 38],
    ['barbecue', 74],
    ['bicycles', 34],
    ['sauna', 26],
    ['hotTub', 18],
    ['wildernessBath', 14],
    ['indoorPool', 6],
    ['fencedGarden', 22],
    ['playground', 24],
    ['evCharger', 22],
    ['firePit', 30],
  ],
  town: [
    ['barbecue', 46],
    ['bicycles', 44],
    ['garden', 60],
    ['freeParking', 40],
    ['firePit', 10],
  ],
  city: [
    ['balcony', 48],
    ['bicycles', 30],
    ['lift', 34],
    ['workspace', 40],
    ['selfCheckIn', 30],
  ],
  forest: [
    ['barbecue', 70],
    ['firePit', 70],
    ['sauna', 40],
    ['canoe', 30],
    ['wildernessBath', 22],
    ['playground', 34],
    ['bicycles', 24],
  ],
  lake: [
    ['lakeView', 84],
    ['canoe', 62],
    ['sauna', 60],
    ['barbecue', 74],
    ['firePit', 62],
    ['wildernessBath', 20],
    ['bicycles', 24],
  ],
  mountain: [
    ['mountainView', 100],
    ['sauna', 56],
    ['hotTub', 26],
    ['evCharger', 30],
    ['firePit', 40],
    ['skiStorage', 40],
    ['skiInOut', 24],
  ],
}
const noSnow: ReadonlySet<string> = new Set(['Vík', 'Höfn', 'Flåm', 'Balestrand', 'Reine', 'Svolvær'])

/** What a home offers: what its house has, what its text promises, and what homes around there tend to have. */
export const equip = (sketch: Sketch, promised: readonly Amenity[], chance: Chance): Amenity[] => {
  const setting = sketch.house === 'timber' && sketch.place.setting === 'coast' ? 'town' : sketch.place.setting
  const usual = [...common, ...bySetting[setting]].filter(([amenity]) => isLikely(sketch, amenity))
  const drawn = usual.filter(([, percent]) => chance.percent(percent)).map(([amenity]) => amenity)
  const chosen = new Set<Amenity>([
    ...houseTexts[sketch.house].has.filter((amenity) => isLikely(sketch, amenity)),
    ...drawn,
  ])
  for (const amenity of promised) chosen.add(amenity)
  for (const [one, other] of exclusive) if (chosen.has(one) && !promised.includes(other)) chosen.delete(other)
  return [...chosen]
}

/** Would anyone believe it of this home? */
const isLikely = (sketch: Sketch, amenity: Amenity): boolean => {
  const flat = isFlat(sketch)
  if (flat ? ofHouses.has(amenity) : ofFlats.has(amenity)) return false
  if (sketch.subcategory === 'room' && notOfRooms.has(amenity)) return false
  if (amenity === 'stepFree') return ['beach', 'black', 'cedar'].includes(sketch.house)
  return !(amenity.startsWith('ski') && noSnow.has(sketch.place.town))
}

const ofFlats: ReadonlySet<Amenity> = new Set(['balcony', 'lift'])
const ofHouses: ReadonlySet<Amenity> = new Set([
  'barbecue',
  'firePit',
  'garden',
  'terrace',
  'playground',
  'fencedGarden',
  'hotTub',
  'wildernessBath',
  'indoorPool',
  'evCharger',
  'sauna',
])
const notOfRooms: ReadonlySet<Amenity> = new Set([
  'crib',
  'highChair',
  'dishwasher',
  'tumbleDryer',
  'boardGames',
  'freezer',
])
const exclusive: readonly (readonly [Amenity, Amenity])[] = [['hotTub', 'wildernessBath']]
