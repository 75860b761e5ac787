import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from './map-context.ts'
import type { MapPoint } from './model/map-engine.ts'

interface MapMarkerProps {
  lat: number
  lng: number
  /** Drawn in front of other markers. */
  front?: boolean
  /** A person can drag it; called with the point where they let it go. Keep it the same function. */
  onDragged?: ((point: MapPoint) => void) | undefined
  children: ReactNode
}

/** An element at a point of the map, which moves with it. */
export const MapMarker = ({ lat, lng, front = false, onDragged, children }: MapMarkerProps) => {
  const map = useMap()
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => map?.place(element, { lat, lng }, onDragged), [map, element, lat, lng, onDragged])
  useEffect(() => {
    element.style.zIndex = front ? '2' : ''
  }, [element, front])
  return createPortal(children, element)
}
