import type { FeatureCollection } from 'geojson'
import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { mapColors } from './map-colors.ts'
import type { MapLook } from './map-engine.ts'
import { mapPlaces } from './map-places.ts'

const names: FeatureCollection = {
  type: 'FeatureCollection',
  features: mapPlaces.map(([zoom, name, lng, lat]) => ({
    type: 'Feature',
    properties: { zoom, name },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
}

/** Country names make way once towns are the matter. */
const countriesUntil = 7

/** The bundled map in the colours of the house. */
export const bundledStyle = (basemap: FeatureCollection, look: MapLook): StyleSpecification => {
  const colors = mapColors(look)
  // Letters are drawn by the browser: no font is fetched.
  const letters: SymbolLayerSpecification['layout'] = { 'text-font': ['sans-serif'], 'text-field': ['get', 'name'] }
  const ink = { 'text-color': colors.label, 'text-halo-color': colors['label-halo'], 'text-halo-width': 1.2 }
  return {
    version: 8,
    sources: {
      basemap: { type: 'geojson', data: basemap, tolerance: 0.2 },
      names: { type: 'geojson', data: names },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      {
        id: 'land',
        type: 'fill',
        source: 'basemap',
        filter: ['==', ['get', 'part'], 'land'],
        paint: { 'fill-color': ['case', ['get', 'nordic'], colors.land, colors.abroad] },
      },
      {
        id: 'border',
        type: 'line',
        source: 'basemap',
        filter: ['==', ['get', 'part'], 'border'],
        paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      {
        id: 'countries',
        type: 'symbol',
        source: 'names',
        maxzoom: countriesUntil,
        filter: ['==', ['get', 'zoom'], 0],
        layout: { ...letters, 'text-size': 12, 'text-letter-spacing': 0.2 },
        paint: { ...ink, 'text-opacity': 0.8 },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'names',
        filter: ['all', ['>', ['get', 'zoom'], 0], ['<=', ['get', 'zoom'], ['zoom']]],
        layout: { ...letters, 'text-size': 12, 'symbol-sort-key': ['get', 'zoom'] },
        paint: ink,
      },
    ],
  }
}
