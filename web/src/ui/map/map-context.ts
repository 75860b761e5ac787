import { createContext, useContext } from 'react'
import type { MapHandle } from './map-engine.ts'

/** The map that one is on; null while it is drawn for the first time. */
export const MapContext = createContext<MapHandle | null>(null)

/** The map around a marker or a control. */
export const useMap = (): MapHandle | null => useContext(MapContext)
