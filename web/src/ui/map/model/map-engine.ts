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
  /** The zoom beyond which the map does not go. */
  closest: number
}

/** Px at the map's sides that something else covers: what is to be seen stays within. */
export interface MapPadding {
  top: number
  right: number
  bottom: number
  left: number
}

/** Something drawn over the map around a point, px. */
export interface MapCover {
  point: MapPoint
  width: number
  height: number
}

export type MapTheme = 'light' | 'dark'

/** How a map is drawn: its colours, and the language of its names. */
export interface MapAppearance {
  look: MapTheme
  language: string
}

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
  dress: MapAppearance
  /** Who made the bundled map, as HTML. */
  attribution: string
  area?: MapArea | undefined
  room?: MapPadding | undefined
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
  moveTo(to: { center?: MapPoint; zoom: number }, byPerson: boolean): void
  show(view: MapView): void
  /** Moves as little as it must for a point to be seen. */
  reveal(point: MapPoint): void
  /** Names on the map give way to what is drawn over it. */
  cover(covers: readonly MapCover[]): void
  setAppearance(dress: MapAppearance): void
  remove(): void
}

/** Draws maps: the bundled one, or what is configured instead. */
export type MapEngine = (options: MapOptions) => MapHandle
