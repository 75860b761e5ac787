import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapContext } from './map-context.ts'
import type { MapArea, MapEngine, MapHandle, MapPadding, MapState, MapView } from './model/map-engine.ts'
import { useMapTheme, useReducedMotion } from './use-map-theme.ts'

interface MapCanvasProps {
  engine: MapEngine
  label: string
  /** The initial view. Later movements use the handle. */
  view: MapView
  area?: MapArea | undefined
  room?: MapPadding | undefined
  onFailure: () => void
  onReady?: (map: MapHandle) => void
  onSettled?: (state: MapState, byPerson: boolean) => void
  /** Markers and overlays. */
  children?: ReactNode
}

/** A map drawn by an engine. Children access it by {@link MapContext}. */
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
  const theme = useMapTheme()
  const language = i18n.language
  const reducedMotion = useReducedMotion()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const attribution = t('attribution')
  const latest = useRef({ appearance: { theme, language }, attribution, onFailure, onReady, onSettled })
  latest.current = { appearance: { theme, language }, attribution, onFailure, onReady, onSettled }
  const start = useRef({ view, area, label, room })

  useEffect(() => {
    if (!box.current) return
    let handle: MapHandle | undefined
    try {
      handle = engine({
        container: box.current,
        ...start.current,
        appearance: latest.current.appearance,
        attribution: latest.current.attribution,
        reducedMotion,
        onReady: () => {
          if (!handle) return
          setMap(handle)
          latest.current.onReady?.(handle)
        },
        onFailure: () => latest.current.onFailure(),
        onSettled: (state, byPerson) => {
          setZoom(state.zoom)
          latest.current.onSettled?.(state, byPerson)
        },
      })
    } catch {
      // The browser has no WebGL.
      latest.current.onFailure()
    }
    return () => {
      setMap(null)
      handle?.remove()
    }
  }, [engine, reducedMotion])

  const applied = useRef(`${theme} ${language}`)
  useEffect(() => {
    if (!map || applied.current === `${theme} ${language}`) return
    applied.current = `${theme} ${language}`
    map.setAppearance({ theme, language })
  }, [map, theme, language])

  const around = useMemo(() => (map && zoom !== null ? { map, zoom } : null), [map, zoom])
  return (
    <div className="absolute inset-0 isolate" data-testid="map" data-ready={map !== null} data-zoom={zoom}>
      <div ref={box} className="size-full" />
      <MapContext value={around}>{around ? children : null}</MapContext>
    </div>
  )
}
