import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapContext } from './map-context.ts'
import type { MapAppearance, MapArea, MapEngine, MapHandle, MapPadding, MapState, MapView } from './model/map-engine.ts'
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

/** Draws a map into `box`. Its `map` is null until it is ready, its `zoom` until it stands still. */
const useDrawnMap = (
  { engine, label, view, area, room, onFailure, onReady, onSettled }: Omit<MapCanvasProps, 'children'>,
  appearance: MapAppearance,
) => {
  const box = useRef<HTMLDivElement>(null)
  const { t } = useTranslation('map')
  const reducedMotion = useReducedMotion()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [zoom, setZoom] = useState<number | null>(null)
  const attribution = t('attribution')
  const latest = useRef({ appearance, attribution, onFailure, onReady, onSettled })
  latest.current = { appearance, attribution, onFailure, onReady, onSettled }
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
  return { box, map, zoom }
}

/** Changes a map's colours and labels with the page's theme and language. */
const useAppearance = (map: MapHandle | null, { theme, language }: MapAppearance): void => {
  const applied = useRef(`${theme} ${language}`)
  useEffect(() => {
    if (!map || applied.current === `${theme} ${language}`) return
    applied.current = `${theme} ${language}`
    map.setAppearance({ theme, language })
  }, [map, theme, language])
}

/** A map drawn by an engine. Children access it by {@link MapContext}. */
export const MapCanvas = ({ children, ...props }: MapCanvasProps) => {
  const { i18n } = useTranslation('map')
  const appearance = { theme: useMapTheme(), language: i18n.language }
  const { box, map, zoom } = useDrawnMap(props, appearance)
  useAppearance(map, appearance)
  const around = useMemo(() => (map && zoom !== null ? { map, zoom } : null), [map, zoom])
  return (
    <div className="absolute inset-0 isolate" data-testid="map" data-ready={map !== null} data-zoom={zoom}>
      <div ref={box} className="size-full" />
      <MapContext value={around}>{around ? children : null}</MapContext>
    </div>
  )
}
