import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clusters, ListingCard, SearchQuery } from '../../lib/api/model.ts'
import type { MapHandle, MapState } from '../../ui/map/map-engine.ts'
import { MapFrame } from '../../ui/map/map-frame.tsx'
import { boxText } from './box-text.ts'
import { MapControls } from './map-controls.tsx'
import { MapHomes } from './map-homes.tsx'
import { PinCard } from './pin-card.tsx'
import { startView } from './start-view.ts'
import { refreshPauseMs, useClusters } from './use-clusters.ts'

interface SearchMapProps {
  filters: SearchQuery
  bbox: string
  homes: readonly ListingCard[] | undefined
  lit: string | null
  onLit: (id: string | null) => void
  onArea: (bbox: string, quietly: boolean) => void
}

/** The homes of a search on the map, in step with the list beside it. */
export const SearchMap = ({ filters, bbox, homes, lit, onLit, onArea }: SearchMapProps) => {
  const { t } = useTranslation('map')
  const [map, setMap] = useState<MapHandle | null>(null)
  const [shown, setShown] = useState<MapState | null>(null)
  const [moved, setMoved] = useState(false)
  const [follow, setFollow] = useState(false)
  const [picked, setPicked] = useState<Clusters['pins'][number] | null>(null)
  const found = useClusters(filters, shown)

  // A search that somebody made elsewhere takes the map along; one that the map made does not.
  const made = useRef<string | null>(null)
  const subject = JSON.stringify([filters, bbox])
  const arrived = useRef('')
  useEffect(() => {
    if (!map || !homes || arrived.current === subject) return
    arrived.current = subject
    if (made.current !== bbox || bbox === '') map.show(startView(bbox, homes))
    made.current = null
    setMoved(false)
    setPicked(null)
  }, [map, homes, subject, bbox])

  const search = (state: MapState, quietly: boolean): void => {
    const area = boxText(state.box)
    made.current = area
    onArea(area, quietly)
  }
  const wanted = useRef(search)
  wanted.current = search
  const following = follow && moved ? shown : null
  useEffect(() => {
    if (!following) return
    const timer = setTimeout(() => wanted.current(following, true), refreshPauseMs)
    return () => clearTimeout(timer)
  }, [following])

  const nothing = found.data?.clusters.length === 0 && found.data.pins.length === 0 && !found.isPlaceholderData
  const message = found.isError
    ? t('findFailed')
    : nothing
      ? t(homes?.length === 0 && bbox === '' ? 'noCoordinates' : 'nothingHere')
      : null
  return homes || map ? (
    <MapFrame
      label={t('label')}
      view={startView(bbox, homes ?? [])}
      onReady={(handle) => {
        // It begins where this search is.
        arrived.current = subject
        setMap(handle)
      }}
      onSettled={(state, byPerson) => {
        setShown(state)
        if (byPerson) setMoved(true)
      }}
    >
      <MapHomes
        found={found.data}
        lit={lit ?? picked?.id ?? null}
        onLit={onLit}
        onPick={setPicked}
        onCluster={(center, zoom) => map?.go({ center, zoom: (shown?.zoom ?? 0) + zoom }, true)}
      />
      <MapControls
        moved={moved && !follow}
        follow={follow}
        busy={found.isFetching}
        message={message}
        count={found.data?.total ?? null}
        onSearch={() => shown && search(shown, false)}
        onFollow={setFollow}
      />
      {picked ? <PinCard pin={picked} onClose={() => setPicked(null)} /> : null}
    </MapFrame>
  ) : (
    <div className="skeleton size-full rounded-card" />
  )
}
