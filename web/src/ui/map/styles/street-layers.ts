import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors.ts'
import type { RoadWidth, StreetSchema } from './street-schemas.ts'

const source = 'streets'
const fonts = ['Inter Variable', 'sans-serif']

/** Line widths in px at zooms 8, 13 and 18, and the first zoom. */
const widths: Record<RoadWidth, { from: number; px: [number, number, number] }> = {
  path: { from: 14, px: [0.4, 0.8, 4] },
  side: { from: 11, px: [0.4, 1.4, 14] },
  main: { from: 7, px: [0.6, 3, 20] },
  motorway: { from: 5, px: [1, 4, 24] },
}
const narrowFirst: RoadWidth[] = ['path', 'side', 'main', 'motorway']

const byZoom = ([far, near, close]: readonly [number, number, number], more = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  far + more / 2,
  13,
  near + more,
  18,
  close + more,
]

const oneOf = (key: string, values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', key],
  ['literal', [...values]],
]

/** The name in the given language, else the local one. */
const nameOf = (language: string): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language.slice(0, 2)}`],
  ['get', 'name'],
]

const roadLayers = ({ roads }: StreetSchema, colors: MapColors): LayerSpecification[] => {
  const lines = (part: 'edge' | 'road'): LayerSpecification[] =>
    narrowFirst.map((width) => ({
      id: `${part}-${width}`,
      type: 'line',
      source,
      'source-layer': roads.layer,
      minzoom: widths[width].from,
      filter: oneOf(roads.key, roads.widths[width]),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': part === 'edge' ? colors['road-edge'] : colors.road,
        'line-width': byZoom(widths[width].px, part === 'edge' ? 1.6 : 0),
      },
    }))
  return [...lines('edge'), ...lines('road')]
}

const nameLayers = (
  { roadNames, places }: StreetSchema,
  colors: MapColors,
  language: string,
): SymbolLayerSpecification[] => {
  const name = nameOf(language)
  const paint = { 'text-color': colors.label, 'text-halo-color': colors['label-halo'], 'text-halo-width': 1.4 }
  const place = (
    part: keyof typeof places.kinds,
    minzoom: number,
    size: ExpressionSpecification,
  ): SymbolLayerSpecification => ({
    id: `places-${part}`,
    type: 'symbol',
    source,
    'source-layer': places.layer,
    minzoom,
    filter: oneOf(places.key, places.kinds[part]),
    layout: {
      'text-field': name,
      'text-font': fonts,
      'text-size': size,
      'text-max-width': 8,
      'symbol-sort-key': ['coalesce', ['get', places.rank], 99],
    },
    paint,
  })
  return [
    {
      id: 'road-names',
      type: 'symbol',
      source,
      'source-layer': roadNames,
      minzoom: 13,
      layout: { 'text-field': name, 'text-font': fonts, 'text-size': 12, 'symbol-placement': 'line' },
      paint: { ...paint, 'text-color': colors['label-soft'] },
    },
    place('small', 12, ['interpolate', ['linear'], ['zoom'], 12, 11, 15, 14]),
    place('middle', 4, ['interpolate', ['linear'], ['zoom'], 5, 11, 14, 17]),
    place('large', 2, ['interpolate', ['linear'], ['zoom'], 3, 11, 6, 15]),
  ]
}

/** All layers of a street archive, from the bottom. */
export const streetLayers = (schema: StreetSchema, colors: MapColors, language: string): LayerSpecification[] => [
  { id: 'behind', type: 'background', paint: { 'background-color': colors[schema.behind] } },
  ...schema.grounds.map(
    ({ layer, color, only }, index): LayerSpecification => ({
      id: `ground-${index}`,
      type: 'fill',
      source,
      'source-layer': layer,
      ...(only ? { filter: only } : {}),
      paint: { 'fill-color': colors[color] },
    }),
  ),
  {
    id: 'waterways',
    type: 'line',
    source,
    'source-layer': schema.waterways,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': colors.river, 'line-width': byZoom([0.4, 1.2, 4]) },
  },
  {
    id: 'buildings',
    type: 'fill',
    source,
    'source-layer': schema.buildings,
    minzoom: 13,
    paint: { 'fill-color': colors.built, 'fill-outline-color': colors['road-edge'] },
  },
  ...roadLayers(schema, colors),
  {
    id: 'borders',
    type: 'line',
    source,
    'source-layer': schema.borders.layer,
    filter: schema.borders.only,
    paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2.5] },
  },
  ...nameLayers(schema, colors, language),
]
