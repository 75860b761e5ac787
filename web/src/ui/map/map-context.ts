import { createContext, useContext } from 'react'
import type { MapHandle } from './model/map-engine.ts'

/** The surrounding map, and the zoom at which it last stood still. Null until it is ready. */
export const MapContext = createContext<{ map: MapHandle; zoom: number } | null>(null)

/** The surrounding map, for markers and controls. */
export const useMap = (): MapHandle | null => useContext(MapContext)?.map ?? null

/** The zoom at which the map last stood still. */
export const useMapZoom = (): number | null => useContext(MapContext)?.zoom ?? null
