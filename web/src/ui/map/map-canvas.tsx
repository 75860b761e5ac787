import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MapContext } from './map-context.ts'
import type { MapArea, MapEngine, MapHandle, MapState, MapView } from './map-engine.ts'
import { useCalm, useMapLook } from './use-map-look.ts'

interface MapCanvasProps {
  engine: MapEngine
  label: string
  /** Where the map begins; where it goes later is asked of its handle. */
  view: MapView
  area?: MapArea | undefined
  onFailure: () => void
  onReady?: (map: MapHandle) => void
  onSettled?: (state: MapState, byPerson: boolean) => void
  /** Markers, and what lies over the map. */
  children?: ReactNode
}

/** The map itself, drawn by an engine; its children know it. */
export const MapCanvas = ({ engine, label, view, area, onFailure, onReady, onSettled, children }: MapCanvasProps) => {
  const box = useRef<HTMLDivElement>(null)
  const look = useMapLook()
  const calm = useCalm()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const told = useRef({ look, onFailure, onReady, onSettled })
  told.current = { look, onFailure, onReady, onSettled }
  const start = useRef({ view, area, label })

  useEffect(() => {
    if (!box.current) return
    let handle: MapHandle | undefined
    try {
      handle = engine({
        container: box.current,
        ...start.current,
        look: told.current.look,
        calm,
        onReady: () => {
          if (!handle) return
          setMap(handle)
          told.current.onReady?.(handle)
        },
        onFailure: () => told.current.onFailure(),
        onSettled: (state, byPerson) => {
          setZoom(state.zoom)
          told.current.onSettled?.(state, byPerson)
        },
      })
    } catch {
      // No WebGL: there is nothing to draw with.
      told.current.onFailure()
    }
    return () => {
      setMap(null)
      handle?.remove()
    }
  }, [engine, calm])

  const worn = useRef(look)
  useEffect(() => {
    if (!map || worn.current === look) return
    worn.current = look
    map.wear(look)
  }, [map, look])

  return (
    <div className="absolute inset-0 isolate" data-testid="map" data-ready={map !== null} data-zoom={zoom}>
      <div ref={box} className="size-full" />
      <MapContext value={map}>{map ? children : null}</MapContext>
    </div>
  )
}
