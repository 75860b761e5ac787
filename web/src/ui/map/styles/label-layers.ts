import { gazetteer, type PlaceKind, placeNameIn } from '@nordbo/gazetteer'
import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'

/**
 * The browser draws letters in the page's font, so that none is fetched. Weight and slant are parsed from the first
 * name.
 */
const fonts = {
  plain: ['Inter Variable', 'sans-serif'],
  strong: ['Inter Variable Semibold', 'Inter Variable', 'sans-serif'],
  slanted: ['Inter Variable Italic', 'Inter Variable', 'sans-serif'],
}

/** The gazetteer's places with names in a language, as map features. */
export const placeNames = (language: string): FeatureCollection => ({
  type: 'FeatureCollection',
  features: gazetteer.map((place) => ({
    type: 'Feature',
    properties: { kind: place.kind, name: placeNameIn(place, language), from: place.zoom },
    geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
  })),
})

const from: ExpressionSpecification = ['get', 'from']
/** Filters are evaluated at whole zooms only, so half a level is added. */
const ofKind = (kind: PlaceKind): FilterSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['<=', from, ['+', ['zoom'], 0.5]],
]

/** Text grows with the zoom, and better known places are larger. */
const sized = (least: number, most: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  3,
  ['interpolate', ['linear'], from, 3, least + 1, 8, least],
  13,
  ['interpolate', ['linear'], from, 4, most, 11, least + 1],
]

/** Offsets of a town's label in ems: beside its dot, else beside a price or count that covers the dot. */
const near = 0.5
const [far, wide] = [2.1, 3.6]
type Anchors = NonNullable<NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset']>
// biome-ignore format: a row for each distance
const beside: Anchors = [
  'left', [near, 0], 'right', [-near, 0], 'bottom', [0, -near], 'top', [0, near],
  'left', [far, 0], 'right', [-far, 0], 'bottom', [0, -far], 'top', [0, far],
  'left', [wide, 0], 'right', [-wide, 0],
]

interface Look {
  id: PlaceKind
  size: ExpressionSpecification
  color: string
  halo: string
  font: string[]
  layout?: SymbolLayerSpecification['layout']
  opacity?: ExpressionSpecification
}

const layer = ({ id, size, color, halo, font, layout, opacity }: Look): SymbolLayerSpecification => ({
  id: `names-${id}`,
  type: 'symbol',
  source: 'names',
  filter: ofKind(id),
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': size,
    'text-max-width': 7,
    'text-padding': 4,
    'symbol-sort-key': from,
    ...layout,
  },
  paint: {
    'text-color': color,
    'text-halo-color': halo,
    'text-halo-width': 1.4,
    'text-halo-blur': 0.4,
    ...(opacity ? { 'text-opacity': opacity } : {}),
  },
})

/** Label layers. Later layers are placed first. */
export const labelLayers = (colors: MapColors, dot: string): SymbolLayerSpecification[] => {
  const ink = { color: colors.label, halo: colors['label-halo'] }
  const soft = { color: colors['label-soft'], halo: colors['label-halo'] }
  return [
    layer({
      ...{ id: 'water', color: colors['label-water'], halo: colors.water, font: fonts.slanted },
      size: sized(11, 15),
      layout: { 'text-letter-spacing': 0.06 },
    }),
    layer({
      ...{ id: 'land', ...soft, font: fonts.plain, size: sized(10, 13) },
      layout: { 'text-transform': 'uppercase', 'text-letter-spacing': 0.16 },
    }),
    layer({
      ...{ id: 'island', ...soft, font: fonts.slanted, size: sized(11, 15) },
      layout: { 'text-letter-spacing': 0.03 },
    }),
    layer({ id: 'quarter', ...soft, font: fonts.strong, size: sized(11, 13) }),
    layer({
      ...{ id: 'town', ...ink, font: fonts.strong, size: sized(11, 17) },
      layout: {
        'icon-image': ['step', ['zoom'], dot, 11, ''],
        'text-variable-anchor-offset': beside,
        'text-justify': 'auto',
      },
    }),
    layer({
      ...{ id: 'country', ...soft, font: fonts.strong, size: sized(11, 15) },
      layout: { 'text-transform': 'uppercase', 'text-letter-spacing': 0.24, 'text-padding': 12 },
      opacity: ['interpolate', ['linear'], ['zoom'], 6, 0.9, 7, 0],
    }),
  ]
}
