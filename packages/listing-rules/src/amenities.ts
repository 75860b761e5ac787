import { z } from 'zod'

/**
 * All amenities. The search rows store the numeric ids, so ids never change and are never reused. A new amenity takes the next number.
 * The web's translations have its texts under the key.
 */
export const amenities = [
  { id: 1, key: 'wifi', group: 'essentials' },
  { id: 2, key: 'heating', group: 'essentials' },
  { id: 3, key: 'heatPump', group: 'essentials' },
  { id: 4, key: 'bedLinen', group: 'essentials' },
  { id: 5, key: 'towels', group: 'essentials' },
  { id: 6, key: 'washingMachine', group: 'essentials' },
  { id: 7, key: 'tumbleDryer', group: 'essentials' },
  { id: 8, key: 'kitchen', group: 'kitchen' },
  { id: 9, key: 'dishwasher', group: 'kitchen' },
  { id: 10, key: 'oven', group: 'kitchen' },
  { id: 11, key: 'coffeeMachine', group: 'kitchen' },
  { id: 12, key: 'freezer', group: 'kitchen' },
  { id: 13, key: 'woodStove', group: 'wellness' },
  { id: 14, key: 'sauna', group: 'wellness' },
  { id: 15, key: 'hotTub', group: 'wellness' },
  { id: 16, key: 'wildernessBath', group: 'wellness' },
  { id: 17, key: 'indoorPool', group: 'wellness' },
  { id: 18, key: 'underfloorHeating', group: 'wellness' },
  { id: 19, key: 'terrace', group: 'outdoors' },
  { id: 20, key: 'garden', group: 'outdoors' },
  { id: 21, key: 'balcony', group: 'outdoors' },
  { id: 22, key: 'barbecue', group: 'outdoors' },
  { id: 23, key: 'firePit', group: 'outdoors' },
  { id: 24, key: 'bicycles', group: 'outdoors' },
  { id: 25, key: 'canoe', group: 'outdoors' },
  { id: 26, key: 'skiStorage', group: 'outdoors' },
  { id: 27, key: 'seaView', group: 'location' },
  { id: 28, key: 'lakeView', group: 'location' },
  { id: 29, key: 'mountainView', group: 'location' },
  { id: 30, key: 'beachAccess', group: 'location' },
  { id: 31, key: 'skiInOut', group: 'location' },
  { id: 32, key: 'freeParking', group: 'access' },
  { id: 33, key: 'evCharger', group: 'access' },
  { id: 34, key: 'stepFree', group: 'access' },
  { id: 35, key: 'selfCheckIn', group: 'access' },
  { id: 36, key: 'lift', group: 'access' },
  { id: 37, key: 'crib', group: 'family' },
  { id: 38, key: 'highChair', group: 'family' },
  { id: 39, key: 'playground', group: 'family' },
  { id: 40, key: 'fencedGarden', group: 'family' },
  { id: 41, key: 'boardGames', group: 'family' },
  { id: 42, key: 'tv', group: 'entertainment' },
  { id: 43, key: 'workspace', group: 'entertainment' },
  { id: 44, key: 'smokeAlarm', group: 'safety' },
  { id: 45, key: 'carbonMonoxideAlarm', group: 'safety' },
  { id: 46, key: 'fireExtinguisher', group: 'safety' },
  { id: 47, key: 'firstAidKit', group: 'safety' },
] as const

/** The order in which groups are shown. */
export const amenityGroups = [
  'essentials',
  'kitchen',
  'wellness',
  'outdoors',
  'location',
  'access',
  'family',
  'entertainment',
  'safety',
] as const satisfies (typeof amenities)[number]['group'][]
export type AmenityGroup = (typeof amenityGroups)[number]

/** The key of an amenity. */
export const Amenity = z.enum(amenities.map(({ key }) => key))
export type Amenity = z.infer<typeof Amenity>

const idByKey: ReadonlyMap<Amenity, number> = new Map(amenities.map(({ key, id }) => [key, id]))

/** The numbers of amenities, ascending and unique. */
export const amenityIds = (keys: readonly Amenity[]): number[] =>
  [...new Set(keys.flatMap((key) => idByKey.get(key) ?? []))].sort((a, b) => a - b)
