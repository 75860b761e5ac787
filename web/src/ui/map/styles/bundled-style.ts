import type { StyleSpecification } from 'maplibre-gl'
import type { MapAppearance } from '../model/map-engine.ts'
import { coastLayers } from './coast-layers.ts'
import { gridLayers, gridLines, gridNames } from './grid.ts'
import { labelLayers, placeNames } from './label-layers.ts'
import { mapColors } from './map-colors.ts'
import { pictureName } from './pictures.ts'

/** The zooms of the archive (scripts/basemap/build-basemap.ts). */
const zooms = { far: { minzoom: 0, maxzoom: 5 }, near: { minzoom: 6, maxzoom: 9 } } as const

const grid = gridLines()

/** The style of the bundled map, with labels in the given language. */
export const bundledStyle = (
  archive: string,
  { theme, language }: MapAppearance,
  attribution: string,
): StyleSpecification => {
  const colors = mapColors(theme)
  const url = `pmtiles://${archive}`
  return {
    version: 8,
    sources: {
      far: { type: 'vector', tiles: [`${url}/{z}/{x}/{y}`], ...zooms.far, attribution },
      near: { type: 'vector', tiles: [`${url}/{z}/{x}/{y}`], ...zooms.near },
      grid: { type: 'geojson', data: grid, tolerance: 0 },
      names: { type: 'geojson', data: placeNames(language) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      ...coastLayers('far', colors, theme),
      ...coastLayers('near', colors, theme),
      ...gridLayers(colors),
      ...gridNames(colors),
      ...labelLayers(colors, pictureName('dot', theme)),
    ],
  }
}
