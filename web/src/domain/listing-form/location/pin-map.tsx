import { House } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MapFrame } from '../../../ui/map/map-frame.tsx'
import { MapMarker } from '../../../ui/map/map-marker.tsx'
import type { MapHandle, MapPoint } from '../../../ui/map/model/map-engine.ts'
import type { FormAnswers } from '../form-answers.ts'

/** The whole country until the home has a position. */
const denmark = { center: { lat: 56.1, lng: 10.6 }, zoom: 5.6 }
const closeZoom = 13
/** How far an arrow key moves the pin, degrees: about 20 m. */
const nudge = 0.0002

const arrows: Record<string, MapPoint> = {
  ArrowUp: { lat: nudge, lng: 0 },
  ArrowDown: { lat: -nudge, lng: 0 },
  ArrowLeft: { lat: 0, lng: -nudge * 2 },
  ArrowRight: { lat: 0, lng: nudge * 2 },
}

/** A map with the home's pin, which mouse, finger and arrow keys move. */
export const PinMap = () => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'location' })
  const { value: point, onChange } = field
  const [map, setMap] = useState<MapHandle | null>(null)
  const [start] = useState(point)
  const move = useCallback((to: MapPoint) => onChange(to), [onChange])
  useEffect(() => {
    if (!map || !point) return
    const { box, zoom } = map.state()
    const inside = point.lat > box.south && point.lat < box.north && point.lng > box.west && point.lng < box.east
    if (!inside || zoom < 9) map.show({ center: point, zoom: Math.max(zoom, closeZoom) })
  }, [map, point])
  return (
    <div className="h-72 overflow-hidden rounded-card">
      <MapFrame label={t('mapLabel')} view={start ? { center: start, zoom: closeZoom } : denmark} onReady={setMap}>
        {point ? (
          <MapMarker {...point} front onDragged={move}>
            <button
              type="button"
              aria-label={t('pin')}
              data-testid="home-pin"
              className="grid size-11 cursor-grab place-items-center rounded-pill bg-primary text-on-primary shadow-float"
              onKeyDown={(event) => {
                const by = arrows[event.key]
                if (!by) return
                event.preventDefault()
                event.stopPropagation()
                move({ lat: point.lat + by.lat, lng: point.lng + by.lng })
              }}
            >
              <House aria-hidden="true" className="size-5" />
            </button>
          </MapMarker>
        ) : null}
      </MapFrame>
    </div>
  )
}
