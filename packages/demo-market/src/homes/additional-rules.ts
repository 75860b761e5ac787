import type { Amenity } from '@nordbo/contracts'
import { isFlat, type Sketch } from './sketches.ts'

/** What a rule may speak of. */
interface Grounds {
  has(amenity: Amenity): boolean
  /** Do neighbours live wall to wall, or across the street? */
  close: boolean
  shore: boolean
  room: boolean
}
type Rule = readonly [text: string, holds: (grounds: Grounds) => boolean]

const ofHouses: readonly Rule[] = [
  ['Tøm køleskabet, og sæt affaldet ud til vejen, inden I kører.', ({ close }) => !close],
  ['Tøm køleskabet, og sorter affaldet i spandene ved lågen, inden I tager hjem.', ({ close }) => close],
  ['Bål kun på bålpladsen, og aldrig når der er afbrændingsforbud.', ({ has }) => has('firePit')],
  ['Skyl sandet af fødderne, inden I går ind, så holder gulvene en sommer til.', ({ shore }) => shore],
  ['Husk at lukke lågen efter jer, så hunden bliver i haven.', ({ has }) => has('fencedGarden')],
  ['Brænde til den første aften er med, resten købes ved tanken.', ({ has, close }) => has('woodStove') && !close],
  ['Tal dæmpet på terrassen efter klokken ti; lyden bærer langt herude.', ({ has, close }) => has('terrace') && !close],
  ['Naboerne bor tæt på, så tal dæmpet ude efter klokken ti.', ({ close }) => close],
  ['Børst grillen af, og luk låget, når den er kold.', ({ has }) => has('barbecue')],
]
const ofFlats: readonly Rule[] = [
  ['Ingen sko indendørs, og døren til opgangen skal lukkes helt.', () => true],
  ['Naboerne er søde og sover tidligt, så tal stille på trappen.', () => true],
  ['Cykler stilles i gården, ikke i opgangen.', ({ has }) => has('bicycles')],
  ['Affald sorteres i gården; der hænger en seddel i køkkenet.', ({ room }) => !room],
  ['Køkkenet deler vi, så stil jeres ting på jeres egen hylde.', ({ room }) => room],
]
/** Some hosts add nothing. */
const silent = [null, null] as const

/** Rules beyond the switches, in the words of hosts, that make sense at a home; null where a host adds none. */
export const additionalRules = (sketch: Sketch, amenities: readonly Amenity[]): (string | null)[] => {
  const { setting } = sketch.place
  const grounds: Grounds = {
    has: (amenity) => amenities.includes(amenity),
    close: setting === 'city' || sketch.house === 'timber' || (setting === 'town' && sketch.house === 'yellow'),
    shore: sketch.house === 'thatch' || sketch.house === 'beach' || (setting === 'coast' && sketch.house !== 'timber'),
    room: sketch.subcategory === 'room',
  }
  const rules = isFlat(sketch) ? ofFlats : ofHouses
  return [...silent, ...rules.filter(([, holds]) => holds(grounds)).map(([text]) => text)]
}
