import { countedGuests, lastCheckIn } from '@nordbo/stay-rules'
import { guestsHints, stayHint } from '../../../domain/stay/address-hints.ts'
import { readGuests } from '../../../domain/stay/guest-counts.ts'
import { readStay } from '../../../domain/stay/stay.ts'
import { amenityChoices } from './amenity-choice.ts'
import { categoryOf } from './search-categories.ts'
import {
  type FlagFilter,
  type FlexiblePeriod,
  flagFilters,
  flexDayOptions,
  type ListingKind,
  listingKinds,
  type NearPoint,
  noFilters,
  type SearchFilters,
  type SearchHint,
  type SearchState,
  sorts,
} from './search-state.ts'

const longest = { place: 100, q: 200 } as const
/** The limit of the search bar's counters. */
const mostGuests = 16
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/
/** Names of kinds in old links (docs/product/listings.md, Homes). `home` means any kind. */
const aliases: Readonly<Record<string, ListingKind>> = {
  sommerhus: 'summerhouse',
  feriehus: 'holiday_home',
  feriebolig: 'holiday_home',
  hus: 'private_home',
  privatbolig: 'private_home',
  værelse: 'room',
  lejlighed: 'apartment',
}

const numberIn = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text)
  return text !== null && text.trim() !== '' && Number.isFinite(value) && value >= least && value <= most ? value : null
}
const listOf = (text: string | null): string[] => (text ?? '').split(',').filter((word) => word !== '')

/** Is the text `west,south,east,north` in degrees, with south below north? */
export const isBox = (text: string): boolean => {
  const sides = text.split(',').map((side) => numberIn(side, -180, 180))
  const [, south, , north] = sides
  return (
    sides.length === 4 &&
    sides.every((side) => side !== null) &&
    south !== null &&
    north !== null &&
    south !== undefined &&
    north !== undefined &&
    south < north &&
    south >= -90 &&
    north <= 90
  )
}

const flagsIn = (params: URLSearchParams): Partial<Record<FlagFilter, boolean>> =>
  Object.fromEntries(
    flagFilters.map(({ flag, query }) => [
      flag,
      Object.entries(query).every(([name, value]) => params.get(name) === value),
    ]),
  )

/** Parses parts of an address and collects hints about unusable ones. */
const reader = (params: URLSearchParams, today: string) => {
  const hints = new Set<SearchHint>()
  const text = (name: 'place' | 'q'): string => {
    const typed = (params.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()
    if (typed.length > longest[name]) hints.add('text')
    return typed.slice(0, longest[name]).trim()
  }
  const bounded = (name: string, least: number, most: number): number | null => {
    const value = numberIn(params.get(name), least, most)
    if (params.has(name) && value === null) hints.add('filters')
    return value
  }
  const stayOf = () => {
    const hint = stayHint(params, today)
    if (hint) hints.add(hint)
    return readStay(params, today)
  }
  const someOf = (): FlexiblePeriod | null => {
    const [span, month] = [params.get('when'), params.get('month')]
    if (span === null && month === null) return null
    const known = month !== null && monthPattern.test(month)
    const open = known && month >= today.slice(0, 7) && month <= lastCheckIn(today).slice(0, 7)
    if ((span === 'weekend' || span === 'week') && open) return { span, month }
    hints.add('month')
    return null
  }
  const nearOf = (): NearPoint | null => {
    if (!params.has('lat') && !params.has('lng')) return null
    const [lat, lng] = [numberIn(params.get('lat'), -90, 90), numberIn(params.get('lng'), -180, 180)]
    if (lat === null || lng === null) hints.add('near')
    return lat === null || lng === null ? null : { lat, lng, radius: numberIn(params.get('radius'), 0.1, 500) ?? 25 }
  }
  const guestsOf = () => {
    for (const hint of guestsHints(params)) hints.add(hint)
    const guests = readGuests(params)
    if (!guests) return null
    if (countedGuests(guests) > mostGuests) hints.add('guestsMany')
    const children = Math.min(guests.children, mostGuests - 1)
    return { ...guests, children, adults: Math.min(guests.adults, mostGuests - children) }
  }
  const boxOf = (): string => {
    const box = params.get('bbox') ?? ''
    if (box === '' || isBox(box)) return box
    hints.add('bbox')
    return ''
  }
  const kindOf = (word: string): ListingKind | undefined => aliases[word] ?? listingKinds.find((kind) => kind === word)
  /** The category and the kinds. Old links name a kind as the category. */
  const kindsIn = (): Pick<SearchState, 'category' | 'kinds'> => {
    const named = params.get('category') ?? ''
    const category = categoryOf(named)
    const words = listOf(params.get('type')).filter((word) => word !== 'home')
    if (words.some((word) => kindOf(word) === undefined)) hints.add('kind')
    const kindWords = category || named === '' || named === 'home' ? words : [named, ...words]
    if (kindWords.length > words.length && kindOf(named) === undefined) hints.add('category')
    const chosen = kindWords.map(kindOf)
    return { category, kinds: listingKinds.filter((kind) => chosen.includes(kind)) }
  }
  const filtersOf = (): Omit<SearchFilters, 'kinds'> => {
    const words = listOf(params.get('amenities'))
    const amenities = amenityChoices.filter((choice) => words.includes(choice))
    if (amenities.length < new Set(words).size) hints.add('filters')
    const [least, most] = [bounded('minPrice', 0, 10_000_000), bounded('maxPrice', 0, 10_000_000)]
    const crossed = least !== null && most !== null && least > most
    if (crossed) hints.add('filters')
    return {
      ...noFilters,
      minPrice: crossed ? null : least,
      maxPrice: crossed ? null : most,
      bedrooms: Math.floor(bounded('bedrooms', 0, 10) ?? 0),
      beds: Math.floor(bounded('beds', 0, 20) ?? 0),
      bathrooms: bounded('bathrooms', 0, 10) ?? 0,
      amenities,
      ...flagsIn(params),
      minRating: bounded('minRating', 0, 5),
    }
  }
  /** The choice that a parameter names, or undefined. */
  const chosen = <Choice extends string | number>(name: string, choices: readonly Choice[]): Choice | undefined => {
    const choice = choices.find((value) => String(value) === params.get(name))
    if (params.has(name) && choice === undefined) hints.add('filters')
    return choice
  }
  return { hints, chosen, text, stayOf, someOf, nearOf, guestsOf, boxOf, kindsIn, filtersOf }
}

/**
 * Reads a search from the address. Unusable parts are left out and reported as hints, so that every address shows a
 * usable page.
 */
export const readSearch = (params: URLSearchParams, today: string): SearchState => {
  const read = reader(params, today)
  const stay = read.stayOf()
  const some = read.someOf()
  const guests = read.guestsOf()
  return {
    place: read.text('place'),
    q: read.text('q'),
    near: read.nearOf(),
    stay,
    flex: (stay && read.chosen('flex', flexDayOptions)) || 0,
    // Fixed dates take precedence over a flexible period.
    some: stay ? null : some,
    guests,
    pets: guests === null && params.get('pets') === 'true',
    ...read.filtersOf(),
    ...read.kindsIn(),
    bbox: read.boxOf(),
    sort: read.chosen('sort', sorts) ?? 'recommended',
    map: params.get('view') === 'map',
    hints: [...read.hints],
  }
}
