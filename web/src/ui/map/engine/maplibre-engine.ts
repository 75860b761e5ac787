import {
  AttributionControl,
  addProtocol,
  type GeoJSONSource,
  Map as LibreMap,
  Marker,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import './maplibre.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import nordicUrl from '../atlas/nordic.pmtiles?url'
import type { MapAppearance, MapEngine, MapOptions, MapTheme } from '../model/map-engine.ts'
import { bundledStyle } from '../styles/bundled-style.ts'
import { fineness, pictureOf } from '../styles/pictures.ts'
import { streetStyle } from '../styles/street-style.ts'
import { createMapHandle, startOf } from './gl-handle.ts'

type Style = NonNullable<ConstructorParameters<typeof LibreMap>[0]['style']>
type StyleOf = (appearance: MapAppearance, options: MapOptions) => Style

/** Limits of the bundled map, so that its edge is never visible. */
const bundledReach = { minZoom: 2.5, maxZoom: 17, maxBounds: [-58, 41, 58, 77.5] } satisfies {
  minZoom: number
  maxZoom: number
  maxBounds: [number, number, number, number]
}

const engineOf =
  (styleOf: StyleOf, reach: Partial<typeof bundledReach>): MapEngine =>
  (options) => {
    const map = new LibreMap({
      container: options.container,
      style: styleOf(options.appearance, options),
      ...startOf(options),
      ...reach,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      locale: { 'Map.Title': options.label },
    })
    map.touchZoomRotate.disableRotation()
    map.addControl(new AttributionControl({ compact: false }), 'bottom-left')
    map.addControl(new ScaleControl({ maxWidth: 88 }), 'bottom-left')
    map.setMissingStyleImageResolver((name) => {
      const picture = pictureOf(name)
      if (picture) map.addImage(name, picture, { pixelRatio: fineness })
    })
    return createMapHandle(map, options, {
      place: (element, { lng, lat }, onDragged) => {
        const marker = new Marker({ element, draggable: onDragged !== undefined }).setLngLat([lng, lat]).addTo(map)
        marker.on('dragend', () => onDragged?.({ lat: marker.getLngLat().lat, lng: marker.getLngLat().lng }))
        return () => void marker.remove()
      },
      setCovers: (covers) => void map.getSource<GeoJSONSource>('covers')?.setData(covers),
      setAppearance: (appearance) => void map.setStyle(styleOf(appearance, options), { diff: false }),
    })
  }

const prepare = (): void => {
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol({ metadata: true }).tile)
}
const absolute = (url: string): string => new URL(url, window.location.href).href

/** Loads the engine of the bundled map, which needs no key and no other server. */
export const loadBundled = async (): Promise<MapEngine> => {
  prepare()
  return engineOf(
    (appearance, { attribution }) => bundledStyle(absolute(nordicUrl), appearance, attribution),
    bundledReach,
  )
}

/** Loads an engine for styles at configured addresses. */
export const loadStyled = async (styles: Record<MapTheme, string>): Promise<MapEngine> => {
  prepare()
  return engineOf(({ theme }) => absolute(styles[theme]), {})
}

/**
 * Loads an engine for a PMTiles archive with streets, in the product's colours. Rejects where the archive cannot be
 * read.
 */
export const loadArchive = async (archive: string): Promise<MapEngine> => {
  prepare()
  const style = await streetStyle(absolute(archive))
  return engineOf(style, {})
}
