import type { Amenity } from '@nordbo/contracts'
import { type Bilingual, danish, english } from '../core/bilingual.ts'
import type { Chance } from '../core/random.ts'
import type { House } from '../houses/house.ts'
import { houseTexts } from '../houses/house-texts.ts'
import { spotInEnglish } from '../places/spots-english.ts'
import { fillCounts } from './count-words.ts'
import { fitsPlace } from './fits-place.ts'
import { flatIn, gardenThatch, type KindText, room, villa } from './kind-texts.ts'
import { impliedAmenities, practicalTexts } from './practical-texts.ts'
import type { Sketch } from './sketches.ts'

const longest = 500
const nothing: Bilingual = ['', '']

/** Whether a villa has the villas' own texts instead of its house's. */
const isPlainVilla = ({ house, subcategory }: Pick<Sketch, 'house' | 'subcategory'>): boolean =>
  subcategory === 'villa' && (house === 'black' || house === 'cedar')

const textOf = ({ house, subcategory, place }: Sketch): KindText => {
  if (subcategory === 'room') return room
  if (isPlainVilla({ house, subcategory })) return villa
  if (house === 'thatch' && !place.dunes) return gardenThatch
  return (subcategory === 'apartment' ? flatIn[house] : undefined) ?? houseTexts[house]
}

/** Texts that are chosen before the amenities, because they may promise some. */
export interface Wording {
  title: Bilingual
  opening: Bilingual
  inside: Bilingual
  fact: Bilingual
  promised: Amenity[]
}

/**
 * Chooses a home's title and sentences. Homes of one town get different ones in turn, so that a results page has few repeats.
 * `turn` counts the homes that share the texts.
 */
export const chooseWording = (sketch: Sketch, turn: { kind: number; town: number }): Wording => {
  const text = textOf(sketch)
  /** The text at index `at`, or the next one that is true of the place. */
  const take = (from: readonly Bilingual[], at: number): Bilingual => {
    const turned = from.map((_, index) => from[(at + index) % from.length] ?? nothing)
    return turned.find(([each]) => fitsPlace(each, sketch)) ?? turned[0] ?? nothing
  }
  const [title, titleInEnglish] = take(text.titles, turn.kind)
  const opening = take(text.openings, turn.kind)
  // Another stride, so that an opening is combined with different second sentences.
  const inside = take(text.inside, turn.kind + Math.floor(turn.kind / text.openings.length))
  return {
    title: [title.replace('{spot}', sketch.spot), titleInEnglish.replace('{spot}', spotInEnglish(sketch.spot))],
    opening,
    inside,
    fact: take(sketch.place.facts, turn.town),
    promised: impliedAmenities(`${title} ${opening[danish]} ${inside[danish]}`),
  }
}

/** The description in both languages, at most 500 characters each: opening, inside, surroundings and a practical sentence. */
export const describeHome = (
  wording: Wording,
  home: { bedrooms: number; maxGuests: number; amenities: readonly Amenity[]; flat: boolean },
  chance: Chance,
): Bilingual => {
  const beginning = [wording.opening, wording.inside].map((text) => fillCounts(datedBy(text, chance), home))
  const useful = practicalTexts
    .filter(([amenity]) => home.amenities.includes(amenity) && !wording.promised.includes(amenity))
    .slice(0, chance.pick([1, 2, 2]))
    .map(([, { house, flat }]) => chance.pick(home.flat ? (flat ?? house) : house))
  const sentences = [...beginning, wording.fact]
  const inFull = (all: readonly Bilingual[]): Bilingual => [
    all.map((each) => each[danish]).join(' '),
    all.map((each) => each[english]).join(' '),
  ]
  for (const sentence of useful)
    if (inFull([...sentences, sentence]).every((text) => text.length <= longest)) sentences.push(sentence)
  return inFull(sentences)
}

/** Fills in the same random year in both languages. */
const datedBy = (said: Bilingual, chance: Chance): Bilingual => {
  const year = /\{year (\d+)-(\d+)\}/.exec(said[danish])
  if (!year) return said
  const built = String(chance.int(Number(year[1]), Number(year[2])))
  const dated = (text: string): string => text.replace(/\{year [^}]*\}/, built)
  return [dated(said[danish]), dated(said[english])]
}

/** Name of the texts that a home uses: its house's, or those of rooms, villas, flats or garden houses. */
export const textKind = ({ house, subcategory, place }: Sketch): House | 'room' | 'villa' | 'flat' | 'garden' => {
  if (subcategory === 'room') return 'room'
  if (isPlainVilla({ house, subcategory })) return 'villa'
  if (house === 'thatch' && !place.dunes) return 'garden'
  return subcategory === 'apartment' && flatIn[house] ? 'flat' : house
}
