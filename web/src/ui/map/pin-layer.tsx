import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { drawnSizes } from './drawn-sizes.ts'
import { useMap, useMapZoom } from './map-context.ts'
import { MapMarker } from './map-marker.tsx'
import { type DrawnSize, type MapItem, mergePins } from './model/merge-pins.ts'
import { clusterClass, pinClass } from './pin-class.ts'

/** Zoom levels added by a click on a cluster. */
const closer = 2

interface PinLayerProps {
  things: readonly MapItem[]
  /** The chosen home: always drawn alone and on top. */
  chosen?: MapItem | null
  /** A home that is highlighted elsewhere: drawn alone too. */
  pointed?: MapItem | null
  /** The text of a single home. */
  words: (price: number) => string
  /** Draws a single home with the classes of {@link pinClass}. */
  children: (id: string, price: number) => ReactNode
  /** Called for a cluster that cannot be separated at the largest zoom, with the known ids. */
  onCrowd?: (ids: readonly string[]) => void
}

const isAlone = ({ ids, count }: MapItem): boolean => count === 1 && ids.length === 1

/** Homes as prices, and overlapping ones as counts. */
export const PinLayer = ({ things, chosen = null, pointed = null, words, children, onCrowd }: PinLayerProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  const map = useMap()
  const zoom = useMapZoom()

  const sizeOf = useMemo(() => {
    const fronts = [chosen, pointed].filter((thing) => thing !== null)
    const texts = [...new Set([...things.filter(isAlone), ...fronts].map(({ minPrice }) => words(minPrice)))]
    const crowds = [2, 10, 100]
    const sizes = drawnSizes([
      ...texts.map((text) => ({ className: pinClass('plain'), text })),
      ...crowds.map((count) => ({ className: clusterClass(count), text: '' })),
    ])
    const pins = new Map(texts.map((text, index) => [text, sizes[index]]))
    const none: DrawnSize = { width: 0, height: 0 }
    return (thing: MapItem): DrawnSize =>
      (isAlone(thing)
        ? pins.get(words(thing.minPrice))
        : sizes[texts.length + (thing.count < 10 ? 0 : thing.count < 100 ? 1 : 2)]) ?? none
  }, [things, chosen, pointed, words])

  const drawn = useMemo(() => {
    if (zoom === null) return []
    const plain = mergePins(things, zoom, sizeOf, chosen)
    const seen = pointed === null || plain.some((thing) => isAlone(thing) && thing.key === pointed.key)
    return seen ? plain : mergePins(things, zoom, sizeOf, pointed)
  }, [things, zoom, sizeOf, chosen, pointed])

  useEffect(() => {
    map?.cover(drawn.map((thing) => ({ point: thing, ...sizeOf(thing) })))
  }, [map, drawn, sizeOf])

  const open = ({ lat, lng, ids }: MapItem): void => {
    const { zoom: from, closest } = map?.state() ?? { zoom: 0, closest: 0 }
    if (from >= closest - 0.1) onCrowd?.(ids)
    else map?.moveTo({ center: { lat, lng }, zoom: Math.min(closest, from + closer) }, true)
  }
  const front = pointed?.key ?? chosen?.key
  return drawn.map((thing) => (
    <MapMarker key={thing.key} lat={thing.lat} lng={thing.lng} front={isAlone(thing) && thing.key === front}>
      {isAlone(thing) ? (
        children(thing.key, thing.minPrice)
      ) : (
        <button
          type="button"
          data-testid="cluster"
          aria-label={t('cluster', { count: thing.count, price: format.kroner(thing.minPrice) })}
          onClick={() => open(thing)}
          className={clusterClass(thing.count)}
        >
          {format.number(thing.count)}
        </button>
      )}
    </MapMarker>
  ))
}
