import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchMapProps } from '../../domain/search/search-map-props.ts'
import { useMapEngine } from '../../ui/map/engine/use-map-engine.ts'
import type { MapHandle, MapState, MapView } from '../../ui/map/model/map-engine.ts'
import { answerView } from './answer-view.ts'
import { boxText } from './box-text.ts'
import { toMapItems } from './map-home.ts'
import { refreshPauseMs, useAllClusters, useClusters } from './use-clusters.ts'

/** Searches a map's area once it has stood still for a moment. Null while the map is not followed. */
const useFollowing = (following: MapState | null, search: (state: MapState) => void): void => {
  const latestSearch = useRef(search)
  latestSearch.current = search
  useEffect(() => {
    if (!following) return
    const timer = setTimeout(() => latestSearch.current(following), refreshPauseMs)
    return () => clearTimeout(timer)
  }, [following])
}

interface ShownSearch extends Pick<SearchMapProps, 'filters' | 'bbox'> {
  map: MapHandle | null
  /** The view of the search. Null until it is known. */
  view: MapView | null
}

/**
 * Moves the map to a search that was made elsewhere, but not to one that the map itself made. `onArrived` is called
 * for both.
 */
const useShownSearch = ({ map, view, filters, bbox }: ShownSearch, onArrived: () => void) => {
  const madeHere = useRef<string | null>(null)
  const subject = JSON.stringify([filters, bbox])
  const shownSubject = useRef('')
  const latestOnArrived = useRef(onArrived)
  latestOnArrived.current = onArrived
  useEffect(() => {
    if (!map || !view || shownSubject.current === subject) return
    shownSubject.current = subject
    if (madeHere.current !== bbox || bbox === '') map.show(view)
    madeHere.current = null
    latestOnArrived.current()
  }, [map, view, subject, bbox])
  return {
    /** Call it when the map is ready: its start view already shows the search. */
    startWithSearch: () => {
      shownSubject.current = subject
    },
    /** Call it before the map searches this area. */
    expectArea: (area: string) => {
      madeHere.current = area
    },
  }
}

/** Keeps a map and a search in step. `onArrived` is called when the map shows another search. */
export const useSearchMap = (
  { filters, bbox, homes, onArea }: Omit<SearchMapProps, 'lit' | 'onLit'>,
  onArrived: () => void,
) => {
  const { t } = useTranslation('map')
  // Loads the engine in parallel with the homes.
  useMapEngine()
  const [map, setMap] = useState<MapHandle | null>(null)
  const [shown, setShown] = useState<MapState | null>(null)
  const [moved, setMoved] = useState(false)
  const [follow, setFollow] = useState(false)
  const found = useClusters(filters, shown)
  const allClusters = useAllClusters(filters, bbox === '')
  const view = homes && !allClusters.isLoading ? answerView({ filters, bbox, homes, found: allClusters.data }) : null
  /** The start view, which never changes afterwards. */
  const start = useRef<MapView | null>(null)
  start.current ??= view

  const { startWithSearch, expectArea } = useShownSearch({ map, view, filters, bbox }, () => {
    setMoved(false)
    onArrived()
  })
  const search = (state: MapState, quietly: boolean): void => {
    const area = boxText(state.box)
    expectArea(area)
    onArea(area, quietly)
  }
  useFollowing(follow && moved ? shown : null, (state) => search(state, true))

  const nothing = found.data?.total === 0 && !found.isPlaceholderData
  const nothingText = homes?.length === 0 && bbox === '' ? 'noCoordinates' : 'nothingHere'
  return {
    map,
    shown,
    start: start.current,
    frame: {
      label: t('label'),
      onReady: (handle: MapHandle) => {
        startWithSearch()
        setMap(handle)
      },
      onSettled: (state: MapState, byPerson: boolean) => {
        setShown(state)
        if (byPerson) setMoved(true)
      },
    },
    pins: found.data?.pins,
    items: useMemo(() => (found.data ? toMapItems(found.data) : []), [found.data]),
    controls: {
      moved: moved && !follow,
      follow,
      busy: found.isFetching,
      message: found.isError ? t('findFailed') : nothing ? t(nothingText) : null,
      count: found.data?.total ?? null,
      onSearch: () => shown && search(shown, false),
      onFollow: setFollow,
    },
  }
}
