import type { Amenity } from '@nordbo/contracts'
import type { Chance } from '../random.ts'
import { fitsPlace } from './fits-place.ts'
import type { House } from './house.ts'
import { houseTexts } from './house-texts.ts'
import { flatIn, gardenThatch, type KindText, room, villa } from './kind-texts.ts'
import { impliedAmenities, practical } from './practical-texts.ts'
import type { Sketch } from './sketches.ts'

const numbers = [
  'nul',
  'én',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'syv',
  'otte',
  'ni',
  'ti',
  'elleve',
  'tolv',
  'tretten',
  'fjorten',
  'femten',
  'seksten',
] as const
const longest = 500

/** A whole number in Danish words, up to sixteen. */
const inWords = (count: number): string => numbers[count] ?? String(count)
const bedroomsInWords = (count: number): string => (count === 1 ? 'ét soveværelse' : `${inWords(count)} soveværelser`)

const textOf = ({ house, subcategory, place }: Sketch): KindText => {
  if (subcategory === 'room') return room
  if (subcategory === 'villa') return villa
  if (house === 'thatch' && !place.dunes) return gardenThatch
  return (subcategory === 'apartment' ? flatIn[house] : undefined) ?? houseTexts[house]
}

/** Words of a home that are settled before its amenities are: they may promise some. */
export interface Wording {
  title: string
  opening: string
  inside: string
  fact: string
  promised: Amenity[]
}

/**
 * Chooses a home's title and sentences. Homes of one town take different ones in turn, so that a results page does not
 * repeat itself; `turn` counts the homes that share the texts.
 */
export const wordHome = (sketch: Sketch, turn: { kind: number; town: number }): Wording => {
  const text = textOf(sketch)
  /** The text whose turn it is, or the next one that is true of the place. */
  const take = (from: readonly string[], at: number): string => {
    const turned = from.map((_, index) => from[(at + index) % from.length] ?? '')
    return turned.find((each) => fitsPlace(each, sketch)) ?? turned[0] ?? ''
  }
  const title = take(text.titles, turn.kind).replace('{spot}', sketch.spot)
  const opening = take(text.openings, turn.kind)
  // A different stride, so that the same opening meets other second sentences.
  const inside = take(text.inside, turn.kind + Math.floor(turn.kind / text.openings.length))
  return {
    title,
    opening,
    inside,
    fact: take(sketch.place.facts, turn.town),
    promised: impliedAmenities(`${title} ${opening} ${inside}`),
  }
}

/** The whole description, at most 500 characters: what it is, inside, around, and one useful thing. */
export const describeHome = (
  wording: Wording,
  home: { bedrooms: number; maxGuests: number; amenities: readonly Amenity[]; flat: boolean },
  chance: Chance,
): string => {
  const dated = (text: string): string =>
    text.replace(/\{year (\d+)-(\d+)\}/, (_, first, last) => String(chance.int(Number(first), Number(last))))
  const opening = dated(wording.opening)
  const inside = dated(wording.inside)
    .replace('{rooms}', bedroomsInWords(home.bedrooms))
    .replace('{guests}', inWords(home.maxGuests))
  const useful = practical
    .filter(([amenity]) => home.amenities.includes(amenity) && !wording.promised.includes(amenity))
    .slice(0, chance.pick([1, 2, 2]))
    .map(([, { house, flat }]) => chance.pick(home.flat ? (flat ?? house) : house))
  const sentences = [opening, inside, wording.fact]
  for (const sentence of useful) if ([...sentences, sentence].join(' ').length <= longest) sentences.push(sentence)
  return sentences.join(' ')
}

/** Houses whose kind of text is shared: rooms and villas have one of their own whatever the house. */
export const textKind = ({ house, subcategory, place }: Sketch): House | 'room' | 'villa' | 'flat' | 'garden' => {
  if (subcategory === 'room' || subcategory === 'villa') return subcategory
  if (house === 'thatch' && !place.dunes) return 'garden'
  return subcategory === 'apartment' && flatIn[house] ? 'flat' : house
}
