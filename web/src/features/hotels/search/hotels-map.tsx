import { Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HotelCard as Hotel } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MapFrame } from '../../../ui/map/map-frame.tsx'
import type { MapHandle, MapState, MapView } from '../../../ui/map/model/map-engine.ts'
import { boxAround, boxOfPoint } from '../../../ui/map/model/world.ts'
import { PinLayer } from '../../../ui/map/pin-layer.tsx'
import { HotelPin } from './hotel-pin.tsx'

/** The North, where no hotel is found. */
const north = { west: 4, south: 54, east: 32, north: 71 }
const room = { top: 72, right: 64, bottom: 40, left: 56 }
const closest = 14

/** The view that shows all hotels. */
const viewOf = (hotels: readonly Hotel[]): MapView => {
  const [first, ...others] = hotels.map(({ location }) => boxOfPoint(location))
  return { fit: first ? others.reduce(boxAround, first) : north, maxZoom: closest }
}

interface HotelsMapProps {
  /** The hotels that the list has read. */
  hotels: readonly Hotel[]
  /** The searched area; empty for none. */
  bbox: string
  /** Searches an area as west,south,east,north. */
  onArea: (bbox: string) => void
}

const boxText = ({ box: { west, south, east, north: top } }: MapState): string =>
  [west, south, east, top].map((side) => side.toFixed(4)).join()

/** The hotels of a list on the map, with links to their pages. Its parent must have a height. */
export const HotelsMap = ({ hotels, bbox, onArea }: HotelsMapProps) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [moved, setMoved] = useState<MapState | null>(null)
  const [start] = useState(() => viewOf(hotels))
  const items = useMemo(
    () =>
      hotels.map(({ id, location, minPrice }) => ({
        ...{ key: id, ...location, count: 1, minPrice, ids: [id], box: boxOfPoint(location) },
      })),
    [hotels],
  )
  const words = useCallback((price: number) => format.pinPrice(price), [format])
  // A search that was made elsewhere moves the map; one of its own area does not.
  const shown = useRef(bbox)
  const ids = hotels.map(({ id }) => id).join()
  const latest = useRef(hotels)
  latest.current = hotels
  useEffect(() => {
    if (map && ids !== '' && (bbox === '' || shown.current !== bbox)) map.show(viewOf(latest.current))
    shown.current = bbox
  }, [map, ids, bbox])
  const { t: hotelWords } = useTranslation('hotels')
  return (
    <MapFrame
      label={hotelWords('mapLabel')}
      view={start}
      room={room}
      onReady={setMap}
      onSettled={(state, byPerson) => {
        if (byPerson) setMoved(state)
      }}
    >
      <PinLayer items={items} words={words}>
        {(id) => {
          const hotel = hotels.find((each) => each.id === id)
          return hotel ? <HotelPin hotel={hotel} /> : null
        }}
      </PinLayer>
      {moved ? (
        <div className="pointer-events-none absolute inset-x-0 top-3 grid justify-items-center">
          <Button
            className="pointer-events-auto shadow-float"
            icon={<Search aria-hidden="true" className="size-4" />}
            onClick={() => {
              const area = boxText(moved)
              shown.current = area
              setMoved(null)
              onArea(area)
            }}
          >
            {t('searchHere')}
          </Button>
        </div>
      ) : null}
    </MapFrame>
  )
}
