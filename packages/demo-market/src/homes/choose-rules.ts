import type { Amenity } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'
import type { Chance } from '../core/random.ts'
import { additionalRules } from './additional-rules.ts'
import { isFlat, type Sketch } from './sketches.ts'

/** Arrival notes in the words of hosts. */
const arrivalNotes: Readonly<Record<'house' | 'flat', readonly Bilingual[]>> = {
  house: [
    [
      'Nøglen ligger i nøgleboksen til højre for hoveddøren. Koden får I på sms på ankomstdagen.',
      'The key is in the key box to the right of the front door. We text you the code on the day you arrive.',
    ],
    [
      'Nøglen hænger i skuret bag brændestablen. Parkér gerne helt oppe ved huset.',
      'The key hangs in the shed behind the woodpile. You are welcome to park right by the house.',
    ],
    [
      'I henter nøglen hos naboen i det hvide hus; vi har sagt, at I kommer.',
      'Collect the key from the neighbour in the white house; we have told them you are coming.',
    ],
  ],
  flat: [
    [
      'Ring på, når I står ved porten, så kommer en af os ned med nøglen.',
      'Ring the bell when you are at the gate, and one of us will come down with the key.',
    ],
    [
      'Nøgleboksen sidder ved cykelstativet i gården. Koden får I på sms på ankomstdagen.',
      'The key box is by the bicycle stand in the courtyard. We text you the code on the day you arrive.',
    ],
  ],
}

/** House rules, disclosures and times of a home. */
export const chooseRules = (sketch: Sketch, amenities: readonly Amenity[], chance: Chance) => {
  const indoors = isFlat(sketch)
  const notes = arrivalNotes[indoors ? 'flat' : 'house']
  const has = (amenity: Amenity): boolean => amenities.includes(amenity)
  return {
    rules: {
      petsAllowed: has('fencedGarden') || chance.percent(indoors ? 14 : 46),
      smokingAllowed: chance.percent(3),
      partiesAllowed: chance.percent(4),
      childrenWelcome: sketch.subcategory !== 'room' || chance.percent(50),
      quietFrom: indoors ? '22:00' : chance.pick(['22:00', '22:00', '23:00']),
      quietTo: '07:00',
    },
    additional: chance.pick(additionalRules(sketch, amenities)),
    safety: {
      outdoorCamera: !indoors && chance.percent(8),
      noiseMonitors: indoors && chance.percent(9),
      weapons: sketch.place.setting === 'forest' && chance.percent(12),
      smokeAlarm: chance.percent(97),
      carbonMonoxideAlarm: has('woodStove') && chance.percent(62),
      fireExtinguisher: chance.percent(58),
      firstAidKit: chance.percent(52),
    },
    // Chosen by name and not by chance, so that the rest of the market stays the same.
    arrivalNotes: notes[sketch.key.length % notes.length] ?? null,
    checkInFrom: chance.pick(['15:00', '15:00', '15:00', '16:00', '14:00']),
    checkOutBefore: chance.pick(['11:00', '11:00', '11:00', '10:00', '12:00']),
    cancellationPolicy: chance.pick(['flexible', 'flexible', 'flexible', 'moderate', 'moderate', 'strict'] as const),
    requestAutoExpireHours: chance.pick([12, 24, 24, 24, 48, 72]),
    firstGuestPolicy: chance.percent(8) ? ('experienced' as const) : ('any' as const),
  }
}

/** Safety equipment that is also listed as an amenity. */
export const safetyAmenities = (safety: ReturnType<typeof chooseRules>['safety']): Amenity[] =>
  (['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'] as const).filter((item) => safety[item])
