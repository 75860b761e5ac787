import { Map as BoxMap, type GeoJSONSource, Marker } from 'mapbox-gl'
import 'mapbox-gl/dist/mapbox-gl.css'
import type { MapEngine, MapTheme } from '../model/map-engine.ts'
import { createMapHandle, startOf } from './gl-handle.ts'

const styles = {
  light: 'mapbox://styles/mapbox/light-v11',
  dark: 'mapbox://styles/mapbox/dark-v11',
} as const satisfies Record<MapTheme, string>

/** Loads a Mapbox engine for a public token. */
export const loadMapbox = async (token: string): Promise<MapEngine> => {
  return (options) => {
    const map = new BoxMap({
      accessToken: token,
      container: options.container,
      style: styles[options.appearance.theme],
      language: options.appearance.language,
      ...startOf(options),
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': options.label },
    })
    map.touchZoomRotate.disableRotation()
    return createMapHandle(map, options, {
      place: (element, { lng, lat }, onDragged) => {
        const marker = new Marker({ element, draggable: onDragged !== undefined }).setLngLat([lng, lat]).addTo(map)
        marker.on('dragend', () => onDragged?.({ lat: marker.getLngLat().lat, lng: marker.getLngLat().lng }))
        return () => void marker.remove()
      },
      setCovers: (covers) => void map.getSource<GeoJSONSource>('covers')?.setData(covers),
      setAppearance: ({ theme, language }) => {
        map.setLanguage(language)
        map.setStyle(styles[theme])
      },
    })
  }
}
