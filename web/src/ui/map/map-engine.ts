/** Where something lies, degrees. */
export interface MapPoint {
  lat: number
  lng: number
}

/** A part of the map, degrees. */
export interface MapBox {
  west: number
  south: number
  east: number
  north: number
}

/** What a map begins with: a box to fit in, no closer than `maxZoom`; or a point at a zoom. */
export type MapView = { fit: MapBox; maxZoom: number } | { center: MapPoint; zoom: number }

/** What is on the screen. Zooms are those of tiles of 512 px. */
export interface MapState {
  box: MapBox
  zoom: number
}

export type MapLook = 'light' | 'dark'

/** A circle on the ground. */
export interface MapArea {
  center: MapPoint
  radiusMetres: number
}

export interface MapOptions {
  container: HTMLElement
  /** What the map is, for screen readers. */
  label: string
  view: MapView
  look: MapLook
  area?: MapArea | undefined
  /** No movement of its own. */
  calm: boolean
  onReady: () => void
  /** The map cannot be drawn. */
  onFailure: () => void
  /** It stands still again; `byPerson` when somebody moved it by hand. */
  onSettled: (state: MapState, byPerson: boolean) => void
}

/** A map on the screen. */
export interface MapHandle {
  state(): MapState
  /** Puts an element on the map and keeps it there; answers how to take it away. */
  place(element: HTMLElement, point: MapPoint): () => void
  /** Moves there; `byPerson` when somebody asked for it. */
  go(to: { center?: MapPoint; zoom: number }, byPerson: boolean): void
  show(view: MapView): void
  wear(look: MapLook): void
  remove(): void
}

/** Draws maps: Mapbox's or the bundled one. */
export type MapEngine = (options: MapOptions) => MapHandle
