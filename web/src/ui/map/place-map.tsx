import { House } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MapFrame } from './map-frame.tsx'
import { MapMarker } from './map-marker.tsx'
import { pinClass } from './pin-class.ts'

/** Another home on the map: it leads to its page. */
export interface NearbyPin {
  id: string
  to: string
  /** Spoken: what it is. */
  title: string
  /** Shown: what it costs. */
  price: string
  lat: number
  lng: number
}

interface PlaceMapProps {
  /** The town, for the map's name. */
  place: string
  /** The home's fuzzed point (decisions.md, Listing). */
  lat: number
  lng: number
  nearby?: readonly NearbyPin[]
}

/** How far the fuzzed point may be from the house (decisions.md, Listing). */
const radiusMetres = 500
/** Close enough to see the neighbourhood. */
const zoom = 11

/** Where a home lies, roughly, and which others lie near it. Give its parent a height; load it lazily. */
export const PlaceMap = ({ place, lat, lng, nearby = [] }: PlaceMapProps) => {
  const { t } = useTranslation('map')
  return (
    <MapFrame
      label={t('areaOf', { place })}
      view={{ center: { lat, lng }, zoom }}
      area={{ center: { lat, lng }, radiusMetres }}
    >
      {nearby.map((home) => (
        <MapMarker key={home.id} lat={home.lat} lng={home.lng}>
          <Link to={home.to} aria-label={`${home.title}: ${home.price}`} className={pinClass('plain')}>
            {home.price}
          </Link>
        </MapMarker>
      ))}
      <MapMarker lat={lat} lng={lng} front>
        <span
          role="img"
          aria-label={t('here')}
          className="grid size-11 place-items-center rounded-pill bg-primary text-on-primary shadow-float"
        >
          <House aria-hidden="true" className="size-5" />
        </span>
      </MapMarker>
    </MapFrame>
  )
}
