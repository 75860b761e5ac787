import type { ExpressionSpecification, FillLayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import type { MapTheme } from '../model/map-engine.ts'
import type { MapColors } from './map-colors.ts'
import { type Picture, pictureName } from './pictures.ts'

type Layer = FillLayerSpecification | LineLayerSpecification

/** Sources in the archive: `far` covers the whole frame, `near` has every detail where homes may lie. */
export type CoastSource = 'far' | 'near'

const by = (least: number, most: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  5,
  least,
  14,
  most,
]

/** Layers from the bottom: sea, shallows along the shore, land, lakes, islands in them, rivers and borders. */
export const coastLayers = (source: CoastSource, colors: MapColors, theme: MapTheme): Layer[] => {
  const area = (layer: string, color: string): Layer => ({
    id: `${source}-${layer}`,
    type: 'fill',
    source,
    'source-layer': layer,
    paint: { 'fill-color': color },
  })
  const edge = (id: string, layer: string, paint: NonNullable<LineLayerSpecification['paint']>): Layer => ({
    id: `${source}-${id}`,
    type: 'line',
    source,
    'source-layer': layer,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint,
  })
  /** A texture, so that plain areas do not look blank at close zooms. */
  const grain = (layer: string, picture: Picture): Layer => ({
    id: `${source}-${layer}-grain`,
    type: 'fill',
    source,
    'source-layer': layer,
    minzoom: 10,
    paint: {
      'fill-pattern': pictureName(picture, theme),
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0, 11.5, 1],
    },
  })
  return [
    // The sea of this source hides the far tiles beneath.
    area('sea', colors.water),
    grain('sea', 'sea'),
    edge('shallow', 'land', { 'line-color': colors.shallow, 'line-width': by(6, 15), 'line-blur': by(3, 7) }),
    area('land', colors.land),
    grain('land', 'land'),
    area('lake', colors.water),
    area('isle', colors.land),
    grain('isle', 'land'),
    area('pond', colors.water),
    edge('river', 'river', {
      'line-color': colors.river,
      'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 10, 1.2, 14, 3],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 4.5, 0, 6, 1],
    }),
    edge('shore', 'land', { 'line-color': colors.shore, 'line-width': by(0.4, 1.2) }),
    edge('lakeside', 'lake', { 'line-color': colors.shore, 'line-width': by(0.3, 1) }),
    {
      id: `${source}-border`,
      type: 'line',
      source,
      'source-layer': 'border',
      paint: { 'line-color': colors.border, 'line-width': by(0.8, 1.6), 'line-dasharray': [4, 2.5] },
    },
  ]
}
