import type { Amenity } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'
import { isFlat, isTownhouse, type Sketch } from './sketches.ts'

/** Facts that a rule may depend on. */
interface RuleContext {
  has(amenity: Amenity): boolean
  /** Whether neighbours live wall to wall or across the street. */
  close: boolean
  shore: boolean
  room: boolean
}
type Rule = readonly [text: Bilingual, holds: (context: RuleContext) => boolean]

const ofHouses: readonly Rule[] = [
  [
    [
      'Tøm køleskabet, og sæt affaldet ud til vejen, inden I kører.',
      'Empty the fridge and put the rubbish out by the road before you leave.',
    ],
    ({ close }) => !close,
  ],
  [
    [
      'Tøm køleskabet, og sorter affaldet i spandene ved lågen, inden I tager hjem.',
      'Empty the fridge and sort the rubbish into the bins by the gate before you go home.',
    ],
    ({ close }) => close,
  ],
  [
    [
      'Bål kun på bålpladsen, og aldrig når der er afbrændingsforbud.',
      'Light fires only in the fire pit, and never when there is a fire ban.',
    ],
    ({ has }) => has('firePit'),
  ],
  [
    [
      'Skyl sandet af fødderne, inden I går ind, så holder gulvene en sommer til.',
      'Rinse the sand off your feet before you go in, and the floors will last another summer.',
    ],
    ({ shore }) => shore,
  ],
  [
    [
      'Husk at lukke lågen efter jer, så hunden bliver i haven.',
      'Please close the gate behind you, so that the dog stays in the garden.',
    ],
    ({ has }) => has('fencedGarden'),
  ],
  [
    [
      'Brænde til den første aften er med, resten købes ved tanken.',
      'Firewood for the first evening is included; buy the rest at the petrol station.',
    ],
    ({ has, close }) => has('woodStove') && !close,
  ],
  [
    [
      'Tal dæmpet på terrassen efter klokken ti; lyden bærer langt herude.',
      'Keep your voices down on the terrace after ten; sound carries far out here.',
    ],
    ({ has, close }) => has('terrace') && !close,
  ],
  [
    [
      'Naboerne bor tæt på, så tal dæmpet ude efter klokken ti.',
      'The neighbours are close by, so keep your voices down outside after ten.',
    ],
    ({ close }) => close,
  ],
  [
    ['Børst grillen af, og luk låget, når den er kold.', 'Brush the barbecue clean and close the lid once it is cold.'],
    ({ has }) => has('barbecue'),
  ],
]
const ofFlats: readonly Rule[] = [
  [
    [
      'Ingen sko indendørs, og døren til opgangen skal lukkes helt.',
      'No shoes indoors, and please shut the street door properly.',
    ],
    () => true,
  ],
  [
    [
      'Naboerne er søde og sover tidligt, så tal stille på trappen.',
      'The neighbours are kind and go to bed early, so be quiet on the stairs.',
    ],
    () => true,
  ],
  [
    ['Cykler stilles i gården, ikke i opgangen.', 'Leave bicycles in the courtyard, not in the stairwell.'],
    ({ has }) => has('bicycles'),
  ],
  [
    [
      'Affald sorteres i gården; der hænger en seddel i køkkenet.',
      'Rubbish is sorted in the courtyard; there is a note in the kitchen.',
    ],
    ({ room }) => !room,
  ],
  [
    [
      'Køkkenet deler vi, så stil jeres ting på jeres egen hylde.',
      'We share the kitchen, so keep your things on your own shelf.',
    ],
    ({ room }) => room,
  ],
]
/** Choices of hosts who add no rules. */
const silent = [null, null] as const

/** Rules in the host's own words that fit a home; null for a host who adds none. */
export const additionalRules = (sketch: Sketch, amenities: readonly Amenity[]): (Bilingual | null)[] => {
  const { setting } = sketch.place
  const context: RuleContext = {
    has: (amenity) => amenities.includes(amenity),
    close: setting === 'city' || isTownhouse(sketch) || (setting === 'town' && sketch.house === 'yellow'),
    shore:
      sketch.house === 'thatch' ||
      sketch.house === 'beach' ||
      sketch.house === 'shingle' ||
      (setting === 'coast' && !isTownhouse(sketch)),
    room: sketch.subcategory === 'room',
  }
  const rules = isFlat(sketch) ? ofFlats : ofHouses
  return [...silent, ...rules.filter(([, holds]) => holds(context)).map(([text]) => text)]
}
