import { type GazetteerPlace, gazetteer } from '@nordbo/gazetteer'
import type { Clusters, SearchQuery } from '../../lib/api/model.ts'
import type { MapBox, MapPoint, MapView } from '../../ui/map/model/map-engine.ts'
import { boxAround, boxOfCircle, boxOfPoint } from '../../ui/map/model/world.ts'
import { boxFrom } from './box-text.ts'

/** The usual start zoom. Smaller when the homes lie farther apart. */
export const defaultZoom = 11
/** The largest start zoom. */
const closest = 16
/** The start zoom for countries and regions. */
const farZoom = 6
/** The Nordic countries, the start without further information. */
const north: MapBox = { west: 4, south: 54.5, east: 31, north: 70.5 }

interface Answer {
  filters: Pick<SearchQuery, 'place' | 'lat' | 'lng' | 'radius'>
  /** The searched area, empty for everywhere. */
  bbox: string
  /** All homes found. Undefined while unknown. */
  found: Pick<Clusters, 'clusters' | 'pins'> | undefined
  /** The first homes of the list. */
  homes: readonly { location: MapPoint }[]
}

/** The extent of a large country in degrees. Homes spread wider begin with their main part. */
const widest = { lng: 30, lat: 16 }
/** The extent of such a main part in degrees: a country like Denmark with its surroundings. */
const main = { lng: 10, lat: 6 }

interface Part {
  count: number
  around: MapBox
}

const fits = ({ west, east, south, north }: MapBox, limit: typeof main): boolean =>
  east - west <= limit.lng && north - south <= limit.lat

/**
 * The box around all parts. If that is wider than {@link widest}, the box around the part with most homes and
 * whatever fits beside it.
 */
const boxOfParts = (parts: readonly Part[]): MapBox | null => {
  const [first, ...others] = parts.toSorted((a, b) => b.count - a.count).map(({ around }) => around)
  if (!first) return null
  const all = others.reduce(boxAround, first)
  if (fits(all, widest)) return all
  return others.reduce((box, each) => (fits(boxAround(box, each), main) ? boxAround(box, each) : box), first)
}

const isCalled =
  (words: string) =>
  ({ name, english }: GazetteerPlace): boolean =>
    [name, english].some((each) => each?.toLocaleLowerCase('da') === words)

/** The view of a place that the gazetteer contains, or null. */
const placeView = (words: string): MapView | null => {
  const place = gazetteer.find(isCalled(words.trim().toLocaleLowerCase('da')))
  if (!place) return null
  const wide = place.kind === 'country' || place.kind === 'land'
  return { center: { lat: place.lat, lng: place.lng }, zoom: wide ? farZoom : defaultZoom }
}

/** The start view: the searched area, else the homes found, else the searched place. */
export const answerView = ({ filters, bbox, found, homes }: Answer): MapView => {
  const box = boxFrom(bbox)
  if (box) return { fit: box, maxZoom: closest }
  const known = found
    ? [
        ...found.clusters.map(({ count, bbox: around }) => ({ count, around })),
        ...found.pins.map((pin) => ({ count: 1, around: boxOfPoint(pin) })),
      ]
    : []
  const parts = known.length > 0 ? known : homes.map(({ location }) => ({ count: 1, around: boxOfPoint(location) }))
  const fit = boxOfParts(parts)
  if (fit) return { fit, maxZoom: defaultZoom }
  const { lat, lng, radius, place } = filters
  if (lat !== undefined && lng !== undefined)
    return { fit: boxOfCircle({ lat, lng }, (radius ?? 25) * 1000), maxZoom: defaultZoom }
  return placeView(place ?? '') ?? { fit: north, maxZoom: defaultZoom }
}
