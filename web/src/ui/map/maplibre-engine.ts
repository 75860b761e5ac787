import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type PackedBasemap, unpackBasemap } from './basemap.ts'
import { bundledStyle } from './bundled-style.ts'
import basemapUrl from './generated/nordic.json?url'
import { handleOf, startOf } from './gl-handle.ts'
import type { MapEngine } from './map-engine.ts'

/** How far the bundled map reaches: its edge stays out of sight, and closer up it has nothing more to show. */
const reach: { minZoom: number; maxZoom: number; maxBounds: [number, number, number, number] } = {
  minZoom: 2.5,
  maxZoom: 16,
  maxBounds: [-58, 41, 58, 77.5],
}

/** Prepares the bundled map: no key, nobody else's server. */
export const loadMapLibre = async (): Promise<MapEngine> => {
  setWorkerUrl(workerUrl)
  const answer = await fetch(basemapUrl)
  if (!answer.ok) throw new Error(`the basemap answered ${answer.status}`)
  const packed: PackedBasemap = await answer.json()
  const basemap = unpackBasemap(packed)
  return (options) => {
    const map = new LibreMap({
      container: options.container,
      style: bundledStyle(basemap, options.look),
      ...startOf(options.view),
      ...reach,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      locale: { 'Map.Title': options.label },
    })
    map.touchZoomRotate.disableRotation()
    return handleOf(map, options, {
      place: (element, { lng, lat }) => {
        const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map)
        return () => void marker.remove()
      },
      wear: (look) => void map.setStyle(bundledStyle(basemap, look)),
    })
  }
}
