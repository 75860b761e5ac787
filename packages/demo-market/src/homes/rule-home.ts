import type { Amenity } from '@nordbo/contracts'
import type { Chance } from '../random.ts'
import type { Sketch } from './sketches.ts'

/** Rules beyond the switches, in the words of hosts; null where a host adds none. */
const additional: Readonly<Record<'house' | 'flat', readonly (string | null)[]>> = {
  house: [
    null,
    null,
    'Tøm køleskabet, og sæt affaldet ud til vejen, inden I kører.',
    'Bål kun på bålpladsen, og aldrig når der er afbrændingsforbud.',
    'Skyl sandet af fødderne ved udebruseren, så holder gulvene en sommer til.',
    'Husk at lukke lågen efter jer, af hensyn til dyrene.',
    'Brænde til den første aften er med, resten købes ved tanken.',
    'Tal dæmpet på terrassen efter klokken ti; lyden bærer langt herude.',
  ],
  flat: [
    null,
    null,
    'Ingen sko indendørs, og døren til opgangen skal lukkes helt.',
    'Naboerne er søde og sover tidligt, så tal stille på trappen.',
    'Cykler stilles i gården, ikke i opgangen.',
    'Affald sorteres i gården; der hænger en seddel i køkkenet.',
  ],
}

/** House rules, disclosures and times of a home. */
export const ruleHome = (sketch: Sketch, amenities: readonly Amenity[], chance: Chance) => {
  const indoors = sketch.subcategory === 'apartment' || sketch.subcategory === 'room'
  const has = (amenity: Amenity): boolean => amenities.includes(amenity)
  return {
    rules: {
      petsAllowed: has('fencedGarden') || chance.percent(indoors ? 14 : 46),
      smokingAllowed: chance.percent(3),
      partiesAllowed: chance.percent(4),
      childrenWelcome: sketch.subcategory !== 'room' || chance.percent(50),
      quietFrom: indoors ? '22:00' : chance.pick(['22:00', '22:00', '23:00']),
      quietTo: '07:00',
      additional: chance.pick(additional[indoors ? 'flat' : 'house']),
    },
    safety: {
      outdoorCamera: !indoors && chance.percent(8),
      noiseMonitors: indoors && chance.percent(9),
      weapons: sketch.place.setting === 'forest' && chance.percent(12),
      smokeAlarm: chance.percent(97),
      carbonMonoxideAlarm: has('woodStove') && chance.percent(62),
      fireExtinguisher: chance.percent(58),
      firstAidKit: chance.percent(52),
    },
    checkInFrom: chance.pick(['15:00', '15:00', '15:00', '16:00', '14:00']),
    checkOutBefore: chance.pick(['11:00', '11:00', '11:00', '10:00', '12:00']),
    cancellationPolicy: chance.pick(['flexible', 'flexible', 'flexible', 'moderate', 'moderate', 'strict'] as const),
    requestAutoExpireHours: chance.pick([12, 24, 24, 24, 48, 72]),
    firstGuestPolicy: chance.percent(8) ? ('experienced' as const) : ('any' as const),
  }
}

/** What safety equipment is also shown among the amenities. */
export const safetyAmenities = (safety: ReturnType<typeof ruleHome>['safety']): Amenity[] =>
  (['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'] as const).filter((item) => safety[item])
