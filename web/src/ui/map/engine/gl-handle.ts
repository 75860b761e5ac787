import type { Feature, FeatureCollection, Point, Polygon } from 'geojson'
import type {
  MapArea,
  MapBox,
  MapCover,
  MapHandle,
  MapOptions,
  MapPadding,
  MapPoint,
  MapState,
  MapTheme,
} from '../model/map-engine.ts'
import { boxOfCircle } from '../model/world.ts'
import { mapColors } from '../styles/map-colors.ts'

/** The common part of MapLibre's and Mapbox's map, which share an ancestor. */
interface GlMap {
  on(type: 'load' | 'style.load', listener: () => void): unknown
  on(type: 'error', listener: () => void): unknown
  on(type: 'moveend', listener: (event: { originalEvent?: unknown; byPerson?: boolean }) => void): unknown
  getBounds(): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number } | null
  getZoom(): number
  getMaxZoom(): number
  easeTo(
    options: { center?: [number, number]; zoom?: number; offset?: [number, number]; duration: number },
    event?: { byPerson: boolean },
  ): unknown
  fitBounds(
    box: [number, number, number, number],
    options: { maxZoom: number; padding: MapPadding; duration: number },
  ): unknown
  project(point: [number, number]): { x: number; y: number }
  hasImage(name: string): boolean
  addImage(name: string, image: { width: number; height: number; data: Uint8ClampedArray }): unknown
  getSource(id: string): unknown
  addSource(id: string, source: { type: 'geojson'; data: Feature<Polygon> | Covers }): unknown
  addLayer(
    layer:
      | { id: string; type: 'fill'; source: string; paint: { 'fill-color': string } }
      | { id: string; type: 'line'; source: string; paint: { 'line-color': string; 'line-width': number } }
      | {
          id: string
          type: 'symbol'
          source: string
          layout: { 'icon-image': ['get', string]; 'icon-allow-overlap': true; 'icon-padding': 0 }
        },
  ): unknown
  getCanvas(): HTMLCanvasElement
  remove(): void
}

/** Points with an invisible image, which makes the map's labels give way to what lies over it. */
export type Covers = FeatureCollection<Point, { image: string }>

/** The default distance in px between content and the map's edge. */
const defaultPadding: MapPadding = { top: 64, right: 64, bottom: 56, left: 56 }
/** Duration of the map's movements, ms. */
const moveMs = 300
const boxOf = ({ west, south, east, north }: MapBox): [number, number, number, number] => [west, south, east, north]

/** The start view in the libraries' options. */
export const startOf = ({ view, room }: Pick<MapOptions, 'view' | 'room'>) =>
  'fit' in view
    ? { bounds: boxOf(view.fit), fitBoundsOptions: { maxZoom: view.maxZoom, padding: room ?? defaultPadding } }
    : { center: pair(view.center), zoom: view.zoom }

const pair = ({ lng, lat }: MapPoint): [number, number] => [lng, lat]

const circle = ({ center, radiusMetres }: MapArea): Feature<Polygon> => {
  const { east, north } = boxOfCircle(center, radiusMetres)
  const [wide, high] = [east - center.lng, north - center.lat]
  const steps = 64
  const ring = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((step % steps) / steps) * 2 * Math.PI
    return [center.lng + wide * Math.cos(angle), center.lat + high * Math.sin(angle)]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

/** Sizes of covers are rounded up to multiples of this, px, because each size needs an image. */
const step = 8
const coverImage = ({ width, height }: MapCover) => {
  const [wide, high] = [Math.ceil(width / step) * step, Math.ceil(height / step) * step]
  return { name: `cover-${wide}-${high}`, width: wide, height: high }
}
const coversOf = (covers: readonly MapCover[]): Covers => ({
  type: 'FeatureCollection',
  features: covers.map((cover) => ({
    type: 'Feature',
    properties: { image: coverImage(cover).name },
    geometry: { type: 'Point', coordinates: pair(cover.point) },
  })),
})

const addCoverImages = (map: GlMap, covers: readonly MapCover[]): void => {
  for (const cover of covers) {
    const { name, width, height } = coverImage(cover)
    if (!map.hasImage(name)) map.addImage(name, { width, height, data: new Uint8ClampedArray(width * height * 4) })
  }
}

const addArea = (map: GlMap, area: MapArea, theme: MapTheme): void => {
  map.addSource('area', { type: 'geojson', data: circle(area) })
  const colors = mapColors(theme)
  map.addLayer({ id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': colors.area } })
  const edge = { 'line-color': colors['area-edge'], 'line-width': 1.5 }
  map.addLayer({ id: 'area-edge', type: 'line', source: 'area', paint: edge })
}

const stateOf = (map: GlMap): MapState => {
  const bounds = map.getBounds()
  const box = bounds
    ? { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
    : { west: -180, south: -85, east: 180, north: 85 }
  return { box, zoom: map.getZoom(), closest: map.getMaxZoom() }
}

/** The part of a map handle that both libraries share. */
export const createMapHandle = (
  map: GlMap,
  options: MapOptions,
  library: {
    place: MapHandle['place']
    setAppearance: MapHandle['setAppearance']
    setCovers: (covers: Covers) => void
  },
): MapHandle => {
  let { appearance } = options
  let covers: readonly MapCover[] = []
  const room = options.room ?? defaultPadding
  let styled = false
  let drawn = false
  const duration = options.reducedMotion ? 0 : moveMs
  // The surrounding frame is the region. The canvas takes the arrow keys.
  map.getCanvas().setAttribute('role', 'application')
  const state = (): MapState => stateOf(map)
  map.on('load', () => {
    drawn = true
  })
  // A tile that fails later does not make the map unusable.
  map.on('error', () => {
    if (!drawn) options.onFailure()
  })
  map.on('moveend', (event) => {
    if (styled) options.onSettled(state(), Boolean(event.originalEvent ?? event.byPerson))
  })
  map.on('style.load', () => {
    // Above the style's layers, because the topmost symbols are placed first.
    addCoverImages(map, covers)
    map.addSource('covers', { type: 'geojson', data: coversOf(covers) })
    map.addLayer({
      ...{ id: 'covers', type: 'symbol', source: 'covers' },
      layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 0 },
    })
  })
  map.on('style.load', () => {
    if (options.area && !map.getSource('area')) addArea(map, options.area, appearance.theme)
  })
  // Homes need only the style: they do not wait for tiles.
  map.on('style.load', () => {
    if (styled) return
    styled = true
    options.onReady()
    options.onSettled(state(), false)
  })
  return {
    state,
    place: library.place,
    moveTo: ({ center, zoom }, byPerson) =>
      void map.easeTo({ ...(center ? { center: pair(center) } : {}), zoom, duration }, { byPerson }),
    show: (view) =>
      'fit' in view
        ? void map.fitBounds(boxOf(view.fit), { maxZoom: view.maxZoom, padding: room, duration })
        : void map.easeTo({ center: pair(view.center), zoom: view.zoom, duration }),
    reveal: (point) => {
      const { x, y } = map.project(pair(point))
      const { clientWidth: width, clientHeight: height } = map.getCanvas()
      if (x >= room.left && x <= width - room.right && y >= room.top && y <= height - room.bottom) return
      const offset: [number, number] = [(room.left - room.right) / 2, (room.top - room.bottom) / 2]
      map.easeTo({ center: pair(point), offset, duration })
    },
    cover: (next) => {
      covers = next
      if (!map.getSource('covers')) return
      addCoverImages(map, covers)
      library.setCovers(coversOf(covers))
    },
    setAppearance: (next) => {
      appearance = next
      library.setAppearance(next)
    },
    remove: () => map.remove(),
  }
}
