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
  items: readonly MapItem[]
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
export const PinLayer = ({ items, chosen = null, pointed = null, words, children, onCrowd }: PinLayerProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  const map = useMap()
  const zoom = useMapZoom()

  const sizeOf = useMemo(() => {
    const fronts = [chosen, pointed].filter((item) => item !== null)
    const texts = [...new Set([...items.filter(isAlone), ...fronts].map(({ minPrice }) => words(minPrice)))]
    const crowds = [2, 10, 100]
    const sizes = drawnSizes([
      ...texts.map((text) => ({ className: pinClass('plain'), text })),
      ...crowds.map((count) => ({ className: clusterClass(count), text: '' })),
    ])
    const pins = new Map(texts.map((text, index) => [text, sizes[index]]))
    const none: DrawnSize = { width: 0, height: 0 }
    return (item: MapItem): DrawnSize =>
      (isAlone(item)
        ? pins.get(words(item.minPrice))
        : sizes[texts.length + (item.count < 10 ? 0 : item.count < 100 ? 1 : 2)]) ?? none
  }, [items, chosen, pointed, words])

  const drawn = useMemo(() => {
    if (zoom === null) return []
    const plain = mergePins(items, zoom, sizeOf, chosen)
    const seen = pointed === null || plain.some((item) => isAlone(item) && item.key === pointed.key)
    return seen ? plain : mergePins(items, zoom, sizeOf, pointed)
  }, [items, zoom, sizeOf, chosen, pointed])

  useEffect(() => {
    map?.cover(drawn.map((item) => ({ point: item, ...sizeOf(item) })))
  }, [map, drawn, sizeOf])

  const open = ({ lat, lng, ids }: MapItem): void => {
    const { zoom: from, closest } = map?.state() ?? { zoom: 0, closest: 0 }
    if (from >= closest - 0.1) onCrowd?.(ids)
    else map?.moveTo({ center: { lat, lng }, zoom: Math.min(closest, from + closer) }, true)
  }
  const front = pointed?.key ?? chosen?.key
  return drawn.map((item) => (
    <MapMarker key={item.key} lat={item.lat} lng={item.lng} front={isAlone(item) && item.key === front}>
      {isAlone(item) ? (
        children(item.key, item.minPrice)
      ) : (
        <button
          type="button"
          data-testid="cluster"
          aria-label={t('cluster', { count: item.count, price: format.price(item.minPrice) })}
          onClick={() => open(item)}
          className={clusterClass(item.count)}
        >
          {format.number(item.count)}
        </button>
      )}
    </MapMarker>
  ))
}
