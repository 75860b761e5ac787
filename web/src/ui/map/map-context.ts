import { createContext, useContext } from 'react'
import type { MapHandle } from './model/map-engine.ts'

/** The map that one is on, and the zoom at which it stands still; null while it is drawn for the first time. */
export const MapContext = createContext<{ map: MapHandle; zoom: number } | null>(null)

/** The map around a marker or a control. */
export const useMap = (): MapHandle | null => useContext(MapContext)?.map ?? null

/** The zoom at which the map stands still, or stood last. */
export const useMapZoom = (): number | null => useContext(MapContext)?.zoom ?? null
