import type { Feature, FeatureCollection, Point, Polygon } from 'geojson'
import type { MapBox, MapPadding, MapPoint } from '../model/map-engine.ts'

/** The common part of MapLibre's and Mapbox's map, which share an ancestor. */
export interface GlMap {
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

/** A point in the libraries' form, degrees. */
export const pair = ({ lng, lat }: MapPoint): [number, number] => [lng, lat]
/** A box in the libraries' form: west, south, east, north, degrees. */
export const boxOf = ({ west, south, east, north }: MapBox): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]
