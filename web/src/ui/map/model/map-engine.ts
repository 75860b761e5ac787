/** A position in degrees. */
export interface MapPoint {
  lat: number
  lng: number
}

/** A rectangle on the map, in degrees. */
export interface MapBox {
  west: number
  south: number
  east: number
  north: number
}

/** A view: a box to fit in, no closer than `maxZoom`, or a point with a zoom. */
export type MapView = { fit: MapBox; maxZoom: number } | { center: MapPoint; zoom: number }

/** The visible part of a map. Zooms refer to tiles of 512 px. */
export interface MapState {
  box: MapBox
  zoom: number
  /** The largest zoom of the map. */
  closest: number
}

/** Pixels at the map's sides that something else covers. */
export interface MapPadding {
  top: number
  right: number
  bottom: number
  left: number
}

/** An overlay around a point, px. */
export interface MapCover {
  point: MapPoint
  width: number
  height: number
}

export type MapTheme = 'light' | 'dark'

/** A map's colours, and the language of its labels. */
export interface MapAppearance {
  theme: MapTheme
  language: string
}

/** A circle on the ground. */
export interface MapArea {
  center: MapPoint
  radiusMetres: number
}

export interface MapOptions {
  container: HTMLElement
  /** The map's name for screen readers. */
  label: string
  view: MapView
  appearance: MapAppearance
  /** The credits of the bundled map, as HTML. */
  attribution: string
  area?: MapArea | undefined
  room?: MapPadding | undefined
  /** Disables animated movements. */
  reducedMotion: boolean
  onReady: () => void
  /** The map cannot be drawn. */
  onFailure: () => void
  /** The map stands still again. `byPerson`: a person moved it. */
  onSettled: (state: MapState, byPerson: boolean) => void
}

/** A map on the screen. */
export interface MapHandle {
  state(): MapState
  /** Attaches an element to a point. With `onDragged` a person can drag it. Returns the function that removes it. */
  place(element: HTMLElement, point: MapPoint, onDragged?: (point: MapPoint) => void): () => void
  /** Moves the map. `byPerson` is passed on to `onSettled`. */
  moveTo(to: { center?: MapPoint; zoom: number }, byPerson: boolean): void
  show(view: MapView): void
  /** Moves as little as necessary to make a point visible. */
  reveal(point: MapPoint): void
  /** Hides the map's labels beneath overlays. */
  cover(covers: readonly MapCover[]): void
  setAppearance(appearance: MapAppearance): void
  remove(): void
}

/** Draws a map: the bundled one or a configured one. */
export type MapEngine = (options: MapOptions) => MapHandle
