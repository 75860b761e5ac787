import { countedGuests, lastCheckIn } from '@nordbo/stay-rules'
import { guestsHints, stayHint } from '../../../domain/stay/address-hints.ts'
import { type GuestCounts, readGuests } from '../../../domain/stay/guest-counts.ts'
import { readStay, type Stay } from '../../../domain/stay/stay.ts'
import { numberIn, type ParamReader, paramReader } from './param-reader.ts'
import { readFilters, readKinds } from './read-filters.ts'
import { type FlexiblePeriod, flexDayOptions, type NearPoint, type SearchState, sorts } from './search-state.ts'

/** The limit of the search bar's counters. */
const mostGuests = 16
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** Is the text `west,south,east,north` in degrees, with south below north? */
const isBox = (text: string): boolean => {
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

const readDates = ({ params, hints }: ParamReader, today: string): Stay | null => {
  const hint = stayHint(params, today)
  if (hint) hints.add(hint)
  return readStay(params, today)
}

const readPeriod = ({ params, hints }: ParamReader, today: string): FlexiblePeriod | null => {
  const [span, month] = [params.get('when'), params.get('month')]
  if (span === null && month === null) return null
  const known = month !== null && monthPattern.test(month)
  const open = known && month >= today.slice(0, 7) && month <= lastCheckIn(today).slice(0, 7)
  if ((span === 'weekend' || span === 'week') && open) return { span, month }
  hints.add('month')
  return null
}

const readNear = ({ params, hints }: ParamReader): NearPoint | null => {
  if (!params.has('lat') && !params.has('lng')) return null
  const [lat, lng] = [numberIn(params.get('lat'), -90, 90), numberIn(params.get('lng'), -180, 180)]
  if (lat === null || lng === null) hints.add('near')
  return lat === null || lng === null ? null : { lat, lng, radius: numberIn(params.get('radius'), 0.1, 500) ?? 25 }
}

/** The guests, at most {@link mostGuests}. */
const readParty = ({ params, hints }: ParamReader): GuestCounts | null => {
  for (const hint of guestsHints(params)) hints.add(hint)
  const guests = readGuests(params)
  if (!guests) return null
  if (countedGuests(guests) > mostGuests) hints.add('guestsMany')
  const children = Math.min(guests.children, mostGuests - 1)
  return { ...guests, children, adults: Math.min(guests.adults, mostGuests - children) }
}

const readBox = ({ params, hints }: ParamReader): string => {
  const box = params.get('bbox') ?? ''
  if (box === '' || isBox(box)) return box
  hints.add('bbox')
  return ''
}

/**
 * Reads a search from the address. Unusable parts are left out and reported as hints, so that every address shows a
 * usable page.
 */
export const readSearch = (params: URLSearchParams, today: string): SearchState => {
  const reader = paramReader(params)
  const stay = readDates(reader, today)
  const some = readPeriod(reader, today)
  const guests = readParty(reader)
  return {
    place: reader.text('place'),
    q: reader.text('q'),
    near: readNear(reader),
    stay,
    flex: (stay && reader.chosen('flex', flexDayOptions)) || 0,
    // Fixed dates take precedence over a flexible period.
    some: stay ? null : some,
    guests,
    pets: guests === null && params.get('pets') === 'true',
    ...readFilters(reader),
    ...readKinds(reader),
    bbox: readBox(reader),
    sort: reader.chosen('sort', sorts) ?? 'recommended',
    map: params.get('view') === 'map',
    hints: [...reader.hints],
  }
}
