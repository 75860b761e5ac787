import { useCallback, useMemo, useState } from 'react'
import type { SearchMapProps } from '../../domain/search/search-map-props.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { MapFrame } from '../../ui/map/map-frame.tsx'
import { PinLayer } from '../../ui/map/pin-layer.tsx'
import { focusPin, HomePin } from './home-pin.tsx'
import { MapControls } from './map-controls.tsx'
import { findHome, type MapHome, toMapItem } from './map-home.ts'
import { PickedCard } from './picked-card.tsx'
import { useSearchMap } from './use-search-map.ts'

/** Pixels covered by the controls above and the picked card below. */
const room = { top: 72, right: 64, bottom: 184, left: 56 }

/** The search's map beside the list, with shared highlights. */
export const SearchMap = (props: SearchMapProps) => {
  const { homes, lit, onLit } = props
  const format = useFormat()
  const [picked, setPicked] = useState<(MapHome & { byKeys: boolean }) | null>(null)
  const { map, start, frame, pins, items, controls } = useSearchMap(props, () => setPicked(null))

  const homeOf = (id: string): MapHome | null => findHome(id, pins, homes) ?? (picked?.id === id ? picked : null)
  const chosen = useMemo(() => (picked ? toMapItem(picked) : null), [picked])
  const pointed = useMemo(() => {
    const home = lit === null ? null : findHome(lit, pins, homes)
    return home ? toMapItem(home) : null
  }, [lit, pins, homes])
  const words = useCallback((price: number) => format.pinPrice(price), [format])
  const pick = (home: MapHome, byKeys: boolean): void => {
    setPicked({ ...home, byKeys })
    map?.reveal(home)
  }
  return start ? (
    <MapFrame view={start} room={room} {...frame}>
      <PinLayer
        items={items}
        chosen={chosen}
        pointed={pointed}
        words={words}
        onCrowd={(ids) => {
          const next = homeOf(ids.find((id) => id !== picked?.id) ?? '')
          if (next) pick(next, false)
        }}
      >
        {(id) => {
          const home = homeOf(id)
          return home ? (
            <HomePin
              home={home}
              lit={id === (lit ?? picked?.id)}
              onPick={(byKeys) => pick(home, byKeys)}
              onLit={onLit}
            />
          ) : null
        }}
      </PinLayer>
      <MapControls {...controls} />
      {picked ? (
        <PickedCard
          home={picked}
          byKeys={picked.byKeys}
          onClose={() => {
            focusPin(picked.id)
            setPicked(null)
          }}
        />
      ) : null}
    </MapFrame>
  ) : (
    <div className="skeleton size-full" />
  )
}
