import type { Amenity } from '@nordbo/contracts'
import type { Chance } from '../core/random.ts'
import type { House } from '../houses/house.ts'
import { houseTexts } from '../houses/house-texts.ts'
import type { Setting } from '../places/place.ts'
import { isFlat, isTownhouse, type Sketch } from './sketches.ts'

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
  ['heatPump', 34],
  ['underfloorHeating', 22],
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
    ['balcony', 62],
    ['bicycles', 30],
    ['lift', 62],
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
    ['skiStorage', 80],
    ['skiInOut', 24],
  ],
}
const noSnow: ReadonlySet<string> = new Set(['Vík', 'Höfn', 'Flåm', 'Balestrand', 'Reine', 'Svolvær'])

/** A home's amenities: those of its house, those that its text promises, and usual ones of its surroundings. */
export const chooseAmenities = (sketch: Sketch, promised: readonly Amenity[], chance: Chance): Amenity[] => {
  const { setting: around } = sketch.place
  const setting = isTownhouse(sketch) && around !== 'city' ? 'town' : around
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

/** Whether an amenity is plausible for a home. */
const isLikely = (sketch: Sketch, amenity: Amenity): boolean => {
  const flat = isFlat(sketch)
  if (flat ? ofHouses.has(amenity) : ofFlats.has(amenity)) return false
  if (ofFlats.has(amenity) && sketch.house !== 'canal' && sketch.house !== 'block') return false
  if (sketch.subcategory === 'room' && notOfRooms.has(amenity)) return false
  if (sketch.house === 'tent' && !ofTents.has(amenity)) return false
  if (sketch.house === 'tiny' && (notOfRooms.has(amenity) || amenity === 'workspace' || amenity === 'washingMachine'))
    return false
  if (amenity === 'stepFree') return ['beach', 'black', 'cedar', 'sixties', 'block'].includes(sketch.house)
  if (gardenless.has(sketch.house) && ofGardens.has(amenity)) return false
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
  'heatPump',
])
const ofTents: ReadonlySet<Amenity> = new Set([
  'woodStove',
  'firePit',
  'terrace',
  'barbecue',
  'lakeView',
  'canoe',
  'bedLinen',
  'kitchen',
  'freeParking',
  'boardGames',
])
/** Houses without a garden: on a quay, on stilts, on rock or in the water. */
const gardenless: ReadonlySet<House> = new Set(['quay', 'floating', 'rorbu', 'skerry'])
const ofGardens: ReadonlySet<Amenity> = new Set([
  'garden',
  'fencedGarden',
  'playground',
  'firePit',
  'evCharger',
  'indoorPool',
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
