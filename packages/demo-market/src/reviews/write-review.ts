import type { Chance } from '../core/random.ts'
import type { Home } from '../homes/build-homes.ts'
import { fitsPlace } from '../homes/fits-place.ts'
import { isFlat } from '../homes/sketches.ts'
import type { Guest } from '../people/guests.ts'
import { closings, middling, openings, poor, reservations, sentencesBySetting } from './danish.ts'
import { sentencesByHouse } from './danish-of-houses.ts'
import { foreign } from './foreign.ts'

/** Context of a review. */
export interface ReviewContext {
  home: Home
  guest: Guest
  /** Stars. */
  rating: number
  /** Month of check-in, 1–12. */
  month: number
  /** Sentences already used for this home; `writeReview` adds its own. */
  spoken: Set<string>
}

type Condition = (context: ReviewContext) => boolean
const has =
  (amenity: NonNullable<Home['listing']['content']['amenities']>[number]): Condition =>
  ({ home }) =>
    home.listing.content.amenities.includes(amenity)
const inMonths =
  (first: number, last: number): Condition =>
  ({ month }) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last

/** Words that fit some homes or seasons only, with their conditions. */
const conditions: readonly (readonly [RegExp, Condition])[] = [
  [/hund/i, ({ home }) => home.listing.content.rules.petsAllowed === true],
  [/\bhus(et)?\b|på taget|sidste stykke vej|bænken/i, ({ home }) => !isFlat(home.sketch)],
  [/sidste stykke vej|vinden, der/i, ({ home }) => home.sketch.place.setting !== 'city'],
  [/fisk på havnen/, ({ home }) => home.sketch.place.facts.some(([fact]) => /havn|fær|øhav|fisk/i.test(fact))],
  [/Grillen/, has('barbecue')],
  [/brændeovn|i ovnen|var brænde|tændt op/i, has('woodStove')],
  [/\b[Ss]auna/, has('sauna')],
  [/gulvvarme/i, has('underfloorHeating')],
  [/terrasse/i, has('terrace')],
  [/Nøgleboks/, has('selfCheckIn')],
  [/opvaskemaskine/, has('dishwasher')],
  [/Nettet/, has('wifi')],
  [/generationer|sølvbryllup|ene værelse/, ({ home }) => home.listing.content.bedrooms >= 3],
  [/børn|familier|kids|families|Kinder|Barnen/i, ({ home }) => home.listing.content.maxGuests >= 4],
  [/byen og endte/, ({ home }) => ['city', 'town'].includes(home.sketch.place.setting)],
  [/Nordlys/, ({ home }) => home.sketch.place.lat > 63],
  [/Nordlys|sne|kulden|skiudstyr/i, inMonths(11, 4)],
  [/Rapsen|blomstrede|tulipaner/, inMonths(5, 6)],
  [/badede|bær|Svamp|dyppet|padlede|morgensol|spiste ude|haven er|bænken/i, inMonths(5, 9)],
  [/uden for sæsonen|glemte alt/, inMonths(9, 5)],
]

const fits = (sentence: string, context: ReviewContext): boolean =>
  fitsPlace(sentence, context.home.sketch) &&
  conditions.every(([words, holds]) => !words.test(sentence) || holds(context))

/** Writes a review in the guest's language from sentences that fit the home and are not used for it yet. */
export const writeReview = (context: ReviewContext, chance: Chance): string => {
  const { home, guest, rating, spoken } = context
  const { place, house } = home.sketch
  const from = (sentences: readonly string[]): string => {
    const fitting = sentences.filter((sentence) => fits(sentence, context))
    const fresh = fitting.filter((sentence) => !spoken.has(sentence))
    if (fitting.length === 0) return ''
    const sentence = chance.pick(fresh.length > 0 ? fresh : fitting)
    spoken.add(sentence)
    return sentence.replaceAll('{town}', place.town).replaceAll('{host}', firstName(home))
  }
  if (rating <= 2) return from(poor)
  if (rating === 3) return from(middling)
  if (guest.language !== 'da') {
    const { openings: begin, closings: end } = foreign[guest.language]
    return `${from(begin)} ${from(end)}`
  }
  const parts = [
    chance.percent(82) ? from(openings) : '',
    from(chance.percent(62) ? sentencesByHouse[house] : sentencesBySetting[place.setting]),
    chance.percent(26) ? from(sentencesBySetting[place.setting]) : '',
    rating === 4 && chance.percent(60) ? from(reservations) : '',
    chance.percent(64) ? from(closings) : '',
  ]
  return [...new Set(parts)].filter((part) => part !== '').join(' ')
}

/** The first name of a host, or both of a couple's. */
const firstName = ({ host }: Home): string => host.name.replace(/^(\S+ og \S+|\S+).*$/, '$1')
