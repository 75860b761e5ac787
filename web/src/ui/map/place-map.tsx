import { House } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../lib/format/use-format.ts'
import { MapFrame } from './map-frame.tsx'
import { MapMarker } from './map-marker.tsx'
import type { MapPoint } from './model/map-engine.ts'
import { boxOfPoint } from './model/world.ts'
import { pinClass } from './pin-class.ts'
import { PinLayer } from './pin-layer.tsx'

/** Another home on the map, with a link to its page. */
export interface NearbyPin extends MapPoint {
  id: string
  to: string
  /** The label for screen readers. */
  title: string
  /** The price in DKK: the whole stay with dates, else a night. */
  price: number
}

/** What a map of one place shows. */
export interface PlaceMapProps {
  /** The town, for the map's label. */
  place: string
  /** The public point, near the house. */
  around: MapPoint
  /** The exact point, where the server discloses it. */
  exact: MapPoint | null
  nearby?: readonly NearbyPin[]
}

/** The largest distance from the public point to the house, in metres. */
const radiusMetres = 500
/** At this zoom the whole circle and its surroundings are visible. */
const zoom = 12.5

/** The map of a home's place, as a circle or an exact point, with homes nearby. Its parent must have a height. */
export const PlaceMap = ({ place, around, exact, nearby = [] }: PlaceMapProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  const items = useMemo(
    () =>
      nearby.map(({ id, lat, lng, price }) => ({
        ...{ key: id, lat, lng, count: 1, minPrice: price, ids: [id] },
        box: boxOfPoint({ lat, lng }),
      })),
    [nearby],
  )
  const words = useCallback((price: number) => format.price(price), [format])
  return (
    <MapFrame
      label={t('areaOf', { place })}
      view={{ center: exact ?? around, zoom }}
      area={exact ? undefined : { center: around, radiusMetres }}
    >
      <PinLayer items={items} words={words}>
        {(id, price) => {
          const home = nearby.find((each) => each.id === id)
          return home ? (
            <Link
              to={home.to}
              data-testid="nearby-pin"
              aria-label={`${home.title}: ${words(price)}`}
              className={pinClass('plain')}
            >
              {words(price)}
            </Link>
          ) : null
        }}
      </PinLayer>
      {exact ? (
        <MapMarker {...exact} front>
          <span
            role="img"
            aria-label={t('here')}
            className="grid size-11 place-items-center rounded-pill bg-primary text-on-primary shadow-float"
          >
            <House aria-hidden="true" className="size-5" />
          </span>
        </MapMarker>
      ) : null}
    </MapFrame>
  )
}
