import type { Feature, Polygon } from 'geojson'
import { mapColors } from './map-colors.ts'
import type { MapArea, MapBox, MapHandle, MapOptions, MapPoint, MapState, MapView } from './map-engine.ts'

/** What the two libraries, children of one parent, have in common. */
interface GlMap {
  on(type: 'load' | 'style.load', listener: () => void): unknown
  on(type: 'error', listener: () => void): unknown
  on(type: 'moveend', listener: (event: { originalEvent?: unknown; byPerson?: boolean }) => void): unknown
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null
  getZoom(): number
  easeTo(options: { center?: [number, number]; zoom: number; duration: number }, event?: { byPerson: boolean }): unknown
  fitBounds(
    box: [number, number, number, number],
    options: { maxZoom: number; padding: number; duration: number },
  ): unknown
  getSource(id: string): unknown
  addSource(id: string, source: { type: 'geojson'; data: Feature<Polygon> }): unknown
  addLayer(layer: { id: string; type: 'fill'; source: string; paint: Record<'fill-color', string> }): unknown
  getCanvas(): HTMLCanvasElement
  remove(): void
}

/** Px between what is shown and the map's edge. */
const margin = 56
/** How long the map takes to move, ms. */
const pace = 300
const metresPerDegree = 111_320

const boxOf = ({ west, south, east, north }: MapBox): [number, number, number, number] => [west, south, east, north]

/** What the libraries take as a beginning. */
export const startOf = (view: MapView) =>
  'fit' in view
    ? { bounds: boxOf(view.fit), fitBoundsOptions: { maxZoom: view.maxZoom, padding: margin } }
    : { center: pair(view.center), zoom: view.zoom }

const pair = ({ lng, lat }: MapPoint): [number, number] => [lng, lat]

const circle = ({ center, radiusMetres }: MapArea): Feature<Polygon> => {
  const high = radiusMetres / metresPerDegree
  const wide = high / Math.cos((center.lat * Math.PI) / 180)
  const steps = 64
  const ring = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((step % steps) / steps) * 2 * Math.PI
    return [center.lng + wide * Math.cos(angle), center.lat + high * Math.sin(angle)]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** The part of a map that is the same whoever draws it. */
export const handleOf = (
  map: GlMap,
  options: MapOptions,
  own: { place: MapHandle['place']; wear: MapHandle['wear'] },
): MapHandle => {
  let { look } = options
  let ready = false
  const duration = options.calm ? 0 : pace
  // The frame around it is the region; what takes the arrow keys is a part of it.
  map.getCanvas().setAttribute('role', 'application')
  const state = (): MapState => {
    const bounds = map.getBounds()
    const box = bounds
      ? { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
      : { west: -180, south: -85, east: 180, north: 85 }
    return { box, zoom: map.getZoom() }
  }
  map.on('load', () => {
    ready = true
    options.onReady()
    options.onSettled(state(), false)
  })
  // A tile that is missing later on is no reason to take the map away.
  map.on('error', () => {
    if (!ready) options.onFailure()
  })
  map.on('moveend', (event) => {
    if (ready) options.onSettled(state(), Boolean(event.originalEvent ?? event.byPerson))
  })
  map.on('style.load', () => {
    if (!options.area || map.getSource('area')) return
    map.addSource('area', { type: 'geojson', data: circle(options.area) })
    map.addLayer({ id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': mapColors(look).area } })
  })
  return {
    state,
    place: own.place,
    go: ({ center, zoom }, byPerson) =>
      void map.easeTo({ ...(center ? { center: pair(center) } : {}), zoom, duration }, { byPerson }),
    show: (view) =>
      'fit' in view
        ? void map.fitBounds(boxOf(view.fit), { maxZoom: view.maxZoom, padding: margin, duration })
        : void map.easeTo({ center: pair(view.center), zoom: view.zoom, duration }),
    wear: (next) => {
      look = next
      own.wear(next)
    },
    remove: () => map.remove(),
  }
}
