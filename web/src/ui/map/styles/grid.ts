import type { Feature, FeatureCollection, LineString } from 'geojson'
import type { LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapBox } from '../model/map-engine.ts'
import type { MapColors } from './map-colors.ts'

/** The area with grid lines, in degrees. */
const drawn: MapBox = { west: -27, south: 53, east: 34, north: 72.5 }
/**
 * The distance of latitude lines in minutes, by zoom. Longitude lines are twice as far apart, which makes about
 * squares in the North.
 */
const steps = [
  { zoom: 7, minutes: 60 },
  { zoom: 9, minutes: 15 },
  { zoom: 11, minutes: 5 },
  { zoom: 13, minutes: 1 },
  { zoom: 14, minutes: 1 / 2 },
] as const

const multiples = (from: number, to: number, minutes: number): number[] => {
  const first = Math.ceil((from * 60) / minutes)
  return Array.from({ length: Math.floor((to * 60) / minutes) - first + 1 }, (_, index) => (first + index) * minutes)
}

/** Minutes as degrees on a chart: 57°43′ N. */
const written = (minutes: number, halves: string): string => {
  const all = Math.abs(minutes)
  const rest = all % 60
  const whole = `${Math.floor(all / 60)}°`
  const half = minutes < 0 ? halves.at(1) : halves.at(0)
  return `${whole}${rest === 0 ? '' : `${String(Math.floor(rest)).padStart(2, '0')}′${rest % 1 === 0 ? '' : '30″'}`} ${half}`
}

const line = (step: number, name: string, from: [number, number], to: [number, number]): Feature<LineString> => ({
  type: 'Feature',
  properties: { step, name },
  geometry: { type: 'LineString', coordinates: [from, to] },
})

/** Lines of latitude and longitude, which give plain areas a scale at close zooms. */
export const gridLines = (): FeatureCollection<LineString> => ({
  type: 'FeatureCollection',
  features: steps.flatMap(({ minutes }, step) => [
    ...multiples(drawn.west, drawn.east, 2 * minutes).map((east) =>
      line(step, written(east, 'EW'), [east / 60, drawn.south], [east / 60, drawn.north]),
    ),
    ...multiples(drawn.south, drawn.north, minutes).map((north) =>
      line(step, written(north, 'NS'), [drawn.west, north / 60], [drawn.east, north / 60]),
    ),
  ]),
})

/** A line layer for each step, visible until the next finer step. */
export const gridLayers = (colors: MapColors): LineLayerSpecification[] =>
  steps.map(({ zoom }, step) => ({
    id: `grid-${step}`,
    type: 'line',
    source: 'grid',
    minzoom: zoom,
    maxzoom: steps[step + 1]?.zoom ?? 24,
    filter: ['==', ['get', 'step'], step],
    paint: { 'line-color': colors.grid, 'line-width': 1 },
  }))

/** Labels along the lines at close zooms. */
export const gridNames = (colors: MapColors): SymbolLayerSpecification[] =>
  steps.slice(2).map(({ zoom }, index) => ({
    id: `grid-names-${index}`,
    type: 'symbol',
    source: 'grid',
    minzoom: zoom,
    maxzoom: steps[index + 3]?.zoom ?? 24,
    filter: ['==', ['get', 'step'], index + 2],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': ['Inter Variable', 'sans-serif'],
      'text-size': 10,
      'text-offset': [0, -0.7],
      'text-padding': 12,
    },
    paint: { 'text-color': colors['grid-label'] },
  }))
