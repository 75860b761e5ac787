import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapContext } from './map-context.ts'
import type { MapArea, MapEngine, MapHandle, MapPadding, MapState, MapView } from './model/map-engine.ts'
import { useMapLook, useReducedMotion } from './use-map-look.ts'

interface MapCanvasProps {
  engine: MapEngine
  label: string
  /** Where the map begins; where it goes later is asked of its handle. */
  view: MapView
  area?: MapArea | undefined
  room?: MapPadding | undefined
  onFailure: () => void
  onReady?: (map: MapHandle) => void
  onSettled?: (state: MapState, byPerson: boolean) => void
  /** Markers, and what lies over the map. */
  children?: ReactNode
}

/** The map itself, drawn by an engine; its children know it. */
export const MapCanvas = ({
  engine,
  label,
  view,
  area,
  room,
  onFailure,
  onReady,
  onSettled,
  children,
}: MapCanvasProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { t, i18n } = useTranslation('map')
  const look = useMapLook()
  const language = i18n.language
  const calm = useReducedMotion()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const attribution = t('attribution')
  const told = useRef({ dress: { look, language }, attribution, onFailure, onReady, onSettled })
  told.current = { dress: { look, language }, attribution, onFailure, onReady, onSettled }
  const start = useRef({ view, area, label, room })

  useEffect(() => {
    if (!box.current) return
    let handle: MapHandle | undefined
    try {
      handle = engine({
        container: box.current,
        ...start.current,
        dress: told.current.dress,
        attribution: told.current.attribution,
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

  const worn = useRef(`${look} ${language}`)
  useEffect(() => {
    if (!map || worn.current === `${look} ${language}`) return
    worn.current = `${look} ${language}`
    map.setAppearance({ look, language })
  }, [map, look, language])

  const around = useMemo(() => (map && zoom !== null ? { map, zoom } : null), [map, zoom])
  return (
    <div className="absolute inset-0 isolate" data-testid="map" data-ready={map !== null} data-zoom={zoom}>
      <div ref={box} className="size-full" />
      <MapContext value={around}>{around ? children : null}</MapContext>
    </div>
  )
}
