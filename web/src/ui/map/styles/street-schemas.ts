import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl'

/** An area layer and its colour. */
interface Ground {
  layer: string
  color: 'land' | 'green' | 'built' | 'water'
  only?: FilterSpecification
}

/** Road classes, widest first. */
export type RoadWidth = 'motorway' | 'main' | 'side' | 'path'

/** The layer and attribute names of a street archive. */
export interface StreetSchema {
  /** The background colour. */
  behind: 'land' | 'water'
  grounds: Ground[]
  waterways: string
  roads: { layer: string; key: string; widths: Record<RoadWidth, string[]> }
  roadNames: string
  buildings: string
  borders: { layer: string; only: FilterSpecification }
  places: { layer: string; key: string; kinds: { large: string[]; middle: string[]; small: string[] }; rank: string }
}

const oneOf = (key: string, values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', key],
  ['literal', [...values]],
]

const green = ['forest', 'wood', 'grass', 'park', 'nature_reserve', 'scrub', 'meadow', 'cemetery', 'golf_course']
const built = ['residential', 'commercial', 'industrial', 'retail', 'school', 'hospital', 'suburb', 'neighbourhood']

/** Archives of Protomaps. */
const protomaps: StreetSchema = {
  behind: 'water',
  grounds: [
    { layer: 'earth', color: 'land' },
    { layer: 'landcover', color: 'green', only: oneOf('kind', [...green, 'grassland']) },
    { layer: 'landuse', color: 'built', only: oneOf('kind', built) },
    { layer: 'landuse', color: 'green', only: oneOf('kind', green) },
    { layer: 'water', color: 'water', only: ['==', ['geometry-type'], 'Polygon'] },
  ],
  waterways: 'water',
  roads: {
    layer: 'roads',
    key: 'kind',
    widths: {
      motorway: ['highway'],
      main: ['major_road', 'medium_road'],
      side: ['minor_road'],
      path: ['path', 'other'],
    },
  },
  roadNames: 'roads',
  buildings: 'buildings',
  borders: { layer: 'boundaries', only: ['==', ['get', 'kind'], 'country'] },
  places: {
    ...{ layer: 'places', key: 'kind', rank: 'min_zoom' },
    kinds: { large: ['country'], middle: ['locality'], small: ['neighbourhood', 'macrohood'] },
  },
}

/** Archives in the OpenMapTiles schema. */
const openMapTiles: StreetSchema = {
  behind: 'land',
  grounds: [
    { layer: 'landuse', color: 'built', only: oneOf('class', built) },
    { layer: 'landcover', color: 'green', only: oneOf('class', green) },
    { layer: 'park', color: 'green' },
    { layer: 'water', color: 'water' },
  ],
  waterways: 'waterway',
  roads: {
    layer: 'transportation',
    key: 'class',
    widths: {
      motorway: ['motorway', 'trunk'],
      main: ['primary', 'secondary', 'tertiary'],
      side: ['minor', 'service'],
      path: ['path', 'track'],
    },
  },
  roadNames: 'transportation_name',
  buildings: 'building',
  borders: { layer: 'boundary', only: ['==', ['get', 'admin_level'], 2] },
  places: {
    ...{ layer: 'place', key: 'class', rank: 'rank' },
    kinds: {
      large: ['country'],
      middle: ['city', 'town', 'village', 'island'],
      small: ['suburb', 'quarter', 'hamlet'],
    },
  },
}

/** The schema of an archive, by its layer names. Undefined where none fits. */
export const schemaOf = (layers: readonly string[]): StreetSchema | undefined =>
  [protomaps, openMapTiles].find(({ roads, places }) => layers.includes(roads.layer) && layers.includes(places.layer))
