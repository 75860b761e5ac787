import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from './map-context.ts'

interface MapMarkerProps {
  lat: number
  lng: number
  /** Drawn in front of other markers. */
  front?: boolean
  children: ReactNode
}

/** An element at a point of the map, which moves with it. */
export const MapMarker = ({ lat, lng, front = false, children }: MapMarkerProps) => {
  const map = useMap()
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => map?.place(element, { lat, lng }), [map, element, lat, lng])
  useEffect(() => {
    element.style.zIndex = front ? '2' : ''
  }, [element, front])
  return createPortal(children, element)
}
