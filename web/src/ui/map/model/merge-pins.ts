import type { MapBox, MapPoint } from './map-engine.ts'
import { boxAround, boxContains, pointAt, type WorldPx, worldPx } from './world.ts'

/** A home on the map, or several that lie close together. */
export interface MapItem extends MapPoint {
  key: string
  count: number
  /** The cheapest of them, DKK. */
  minPrice: number
  box: MapBox
  /** The homes themselves as far as they are known: all of a merged pair of pins, none of a cluster that the server counted. */
  ids: readonly string[]
}

/** What is drawn of something on the map, px. */
export interface DrawnSize {
  width: number
  height: number
}

/** Px that stay free between two things. */
const gap = 4

interface Placed extends WorldPx, DrawnSize {
  thing: MapItem
}

/** How much two things would overlap, gap and all, on each axis; not at all where one is 0 or less. */
const depth = (a: Placed, b: Placed): WorldPx => ({
  x: (a.width + b.width) / 2 + gap - Math.abs(a.x - b.x),
  y: (a.height + b.height) / 2 + gap - Math.abs(a.y - b.y),
})
const isTouching = (a: Placed, b: Placed): boolean => {
  const { x, y } = depth(a, b)
  return x > 0 && y > 0
}

/** Several homes as one, in the middle of them all. */
const joined = (a: MapItem, b: MapItem): MapItem => {
  const count = a.count + b.count
  return {
    key: a.key,
    count,
    lat: (a.lat * a.count + b.lat * b.count) / count,
    lng: (a.lng * a.count + b.lng * b.count) / count,
    minPrice: Math.min(a.minPrice, b.minPrice),
    box: boxAround(a.box, b.box),
    ids: [...a.ids, ...b.ids],
  }
}

/** Just beside something, by the shortest way. */
const beside = (moved: Placed, fixed: Placed): Placed => {
  const { x, y } = depth(moved, fixed)
  if (x <= 0 || y <= 0) return moved
  return x < y
    ? { ...moved, x: moved.x + (moved.x < fixed.x ? -x : x) }
    : { ...moved, y: moved.y + (moved.y < fixed.y ? -y : y) }
}

/** The home in front is drawn by itself: what holds it counts one less. */
const without = (things: readonly MapItem[], front: MapItem): MapItem[] => {
  const away = (thing: MapItem): number => Math.hypot(thing.lat - front.lat, thing.lng - front.lng)
  const known = things.find(({ ids }) => ids.includes(front.key))
  const holder =
    known ??
    things
      .filter(({ ids, count, box }) => ids.length < count && boxContains(box, front))
      .toSorted((a, b) => away(a) - away(b))[0]
  return things.flatMap((thing) => {
    if (thing !== holder) return [thing]
    return thing.count === 1 ? [] : [{ ...thing, count: thing.count - 1 }]
  })
}

/**
 * What a map draws at a zoom so that nothing lies on anything else: things whose drawn sizes would touch become one, fullest first. The
 * home in front, if there is one, always stands for itself on its very point, and the others keep beside it.
 */
export const mergePins = (
  things: readonly MapItem[],
  zoom: number,
  sizeOf: (thing: MapItem) => DrawnSize,
  front: MapItem | null = null,
): MapItem[] => {
  const place = (thing: MapItem): Placed => ({ thing, ...worldPx(thing, zoom), ...sizeOf(thing) })
  const settle = (waiting: readonly Placed[]): Placed[] => {
    const placed: Placed[] = []
    const queue = waiting.toReversed()
    for (let next = queue.pop(); next; next = queue.pop()) {
      const one = next
      const at = placed.findIndex((other) => isTouching(one, other))
      const [other] = at < 0 ? [] : placed.splice(at, 1)
      if (other) queue.push(place(joined(other.thing, one.thing)))
      else placed.push(one)
    }
    return placed
  }
  const first = front ? place(front) : null
  let placed = settle((front ? without(things, front) : things).toSorted((a, b) => b.count - a.count).map(place))
  for (;;) {
    const aside = first ? placed.map((each) => beside(each, first)) : placed
    const settled = settle(aside)
    // Nothing was joined any more: nothing lies on anything.
    if (settled.length === placed.length) {
      const drawn = aside.map(({ thing, ...at }) => {
        const own = worldPx(thing, zoom)
        return own.x === at.x && own.y === at.y ? thing : { ...thing, ...pointAt(at, zoom) }
      })
      return front ? [...drawn, front] : drawn
    }
    placed = settled
  }
}
