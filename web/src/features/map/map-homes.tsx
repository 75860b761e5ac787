import { useTranslation } from 'react-i18next'
import type { Clusters } from '../../lib/api/model.ts'
import { classNames } from '../../lib/class-names.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { MapPoint } from '../../ui/map/map-engine.ts'
import { MapMarker } from '../../ui/map/map-marker.tsx'
import { pinClass } from '../../ui/map/pin-class.ts'

/** Levels that a click on a cluster comes closer (guest.md §9). */
const closer = 2

interface MapHomesProps {
  found: Clusters | undefined
  lit: string | null
  onLit: (id: string | null) => void
  onPick: (pin: Clusters['pins'][number]) => void
  onCluster: (center: MapPoint, closer: number) => void
}

/** Homes as prices, and those that lie close together as a number. */
export const MapHomes = ({ found, lit, onLit, onPick, onCluster }: MapHomesProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  if (!found) return null
  return (
    <>
      {found.clusters.map(({ key, lat, lng, count, minPrice }) => (
        <MapMarker key={key} lat={lat} lng={lng}>
          <button
            type="button"
            data-testid="cluster"
            aria-label={t('cluster', { count, price: format.dkk(minPrice) })}
            onClick={() => onCluster({ lat, lng }, closer)}
            className={classNames(
              'tabular grid place-items-center font-body rounded-pill bg-primary font-semibold text-on-primary shadow-float transition-colors hover:bg-primary-hover',
              count < 10 ? 'size-11 text-14' : count < 100 ? 'size-12 text-14' : 'size-14 text-16',
            )}
          >
            {format.number(count)}
          </button>
        </MapMarker>
      ))}
      {found.pins.map((pin) => (
        <MapMarker key={pin.id} lat={pin.lat} lng={pin.lng} front={pin.id === lit}>
          <button
            type="button"
            data-testid="pin"
            data-listing={pin.id}
            data-lit={pin.id === lit}
            aria-label={t('pin', { title: pin.title, city: pin.city, price: format.dkk(pin.price) })}
            onClick={() => onPick(pin)}
            onPointerEnter={() => onLit(pin.id)}
            onPointerLeave={() => onLit(null)}
            onFocus={() => onLit(pin.id)}
            onBlur={() => onLit(null)}
            className={pinClass(pin.id === lit ? 'lit' : 'plain')}
          >
            {format.number(Math.round(pin.price))}
          </button>
        </MapMarker>
      ))}
    </>
  )
}
