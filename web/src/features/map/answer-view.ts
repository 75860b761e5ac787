import { type GazetteerPlace, gazetteer } from '@nordbo/gazetteer'
import type { Clusters, SearchQuery } from '../../lib/api/model.ts'
import type { MapBox, MapPoint, MapView } from '../../ui/map/model/map-engine.ts'
import { boxAround, boxOfCircle, boxOfPoint } from '../../ui/map/model/world.ts'
import { boxFrom } from './box-text.ts'

/** The zoom that the map begins with; farther away only when the homes lie farther apart. */
export const defaultZoom = 11
/** As close as it ever begins. */
const closest = 16
/** Countries and regions are seen from here. */
const farZoom = 6
/** All of the North: where nothing says more. */
const north: MapBox = { west: 4, south: 54.5, east: 31, north: 70.5 }

interface Answer {
  filters: Pick<SearchQuery, 'place' | 'lat' | 'lng' | 'radius'>
  /** The part of the map that is searched; empty when all is. */
  bbox: string
  /** Every home found, wherever it lies; undefined where that is not known. */
  found: Pick<Clusters, 'clusters' | 'pins'> | undefined
  /** The first homes of the list. */
  homes: readonly { location: MapPoint }[]
}

/** A country at its longest: an answer that lies wider apart begins with its main part. Degrees of longitude and latitude. */
const widest = { lng: 30, lat: 16 }
/** The main part of such an answer: a country like Denmark with what lies around it. */
const main = { lng: 10, lat: 6 }

interface Part {
  count: number
  around: MapBox
}

const fits = ({ west, east, south, north }: MapBox, limit: typeof main): boolean =>
  east - west <= limit.lng && north - south <= limit.lat

/** The box around all parts; where that is half of the map, around the fullest part and as much beside it as a screen shows well. */
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

/** The place that was searched for, where the gazetteer knows it. */
const placeView = (words: string): MapView | null => {
  const place = gazetteer.find(isCalled(words.trim().toLocaleLowerCase('da')))
  if (!place) return null
  const wide = place.kind === 'country' || place.kind === 'land'
  return { center: { lat: place.lat, lng: place.lng }, zoom: wide ? farZoom : defaultZoom }
}

/** Where the map begins: the part that is searched, else around every home that was found, else the place that was meant. */
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
