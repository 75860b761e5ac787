import type { Feature, Polygon } from 'geojson'
import type { MapArea, MapHandle, MapOptions, MapPadding, MapState, MapTheme } from '../model/map-engine.ts'
import { boxOfCircle } from '../model/world.ts'
import { mapColors } from '../styles/map-colors.ts'
import { keepCovers } from './gl-covers.ts'
import { boxOf, type Covers, type GlMap, pair } from './gl-map.ts'

/** The default distance in px between content and the map's edge. */
const defaultPadding: MapPadding = { top: 64, right: 64, bottom: 56, left: 56 }
/** Duration of the map's movements, ms. */
const moveMs = 300

/** The start view in the libraries' options. */
export const startOf = ({ view, room }: Pick<MapOptions, 'view' | 'room'>) =>
  'fit' in view
    ? { bounds: boxOf(view.fit), fitBoundsOptions: { maxZoom: view.maxZoom, padding: room ?? defaultPadding } }
    : { center: pair(view.center), zoom: view.zoom }

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

/** Calls the options when a map is ready, cannot be drawn or stands still. */
const reportState = (map: GlMap, { onReady, onFailure, onSettled }: MapOptions): void => {
  let styled = false
  let drawn = false
  map.on('load', () => {
    drawn = true
  })
  // A tile that fails later does not make the map unusable.
  map.on('error', () => {
    if (!drawn) onFailure()
  })
  map.on('moveend', (event) => {
    if (styled) onSettled(stateOf(map), Boolean(event.originalEvent ?? event.byPerson))
  })
  // Homes need only the style: they do not wait for tiles.
  map.on('style.load', () => {
    if (styled) return
    styled = true
    onReady()
    onSettled(stateOf(map), false)
  })
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
  const room = options.room ?? defaultPadding
  const duration = options.reducedMotion ? 0 : moveMs
  // The surrounding frame is the region. The canvas takes the arrow keys.
  map.getCanvas().setAttribute('role', 'application')
  const cover = keepCovers(map, library.setCovers)
  map.on('style.load', () => {
    if (options.area && !map.getSource('area')) addArea(map, options.area, appearance.theme)
  })
  // The last listener of a loaded style: the covers and the area are in it when the map is reported as ready.
  reportState(map, options)
  return {
    state: () => stateOf(map),
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
    cover,
    setAppearance: (next) => {
      appearance = next
      library.setAppearance(next)
    },
    remove: () => map.remove(),
  }
}
