import type { MapBox, MapPoint } from './map-engine.ts'
import { boxAround, boxContains, pointAt, type WorldPx, worldPx } from './world.ts'

/** A home on the map, or several that lie close together. */
export interface MapItem extends MapPoint {
  key: string
  count: number
  /** The lowest price among them, DKK. */
  minPrice: number
  box: MapBox
  /** Ids of the homes, as far as they are known: all of merged pins, none of a cluster that the server counted. */
  ids: readonly string[]
}

/** The size of a drawn item, px. */
export interface DrawnSize {
  width: number
  height: number
}

/** Pixels between two items. */
const gap = 4

interface Placed extends WorldPx, DrawnSize {
  item: MapItem
}

/** The overlap of two items on each axis, with the gap. Zero or less where they are apart. */
const depth = (a: Placed, b: Placed): WorldPx => ({
  x: (a.width + b.width) / 2 + gap - Math.abs(a.x - b.x),
  y: (a.height + b.height) / 2 + gap - Math.abs(a.y - b.y),
})
const isTouching = (a: Placed, b: Placed): boolean => {
  const { x, y } = depth(a, b)
  return x > 0 && y > 0
}

/** Two items as one, at the mean point of their homes. */
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

/** Moves an item beside another one by the shortest way, if they overlap. */
const beside = (moved: Placed, fixed: Placed): Placed => {
  const { x, y } = depth(moved, fixed)
  if (x <= 0 || y <= 0) return moved
  return x < y
    ? { ...moved, x: moved.x + (moved.x < fixed.x ? -x : x) }
    : { ...moved, y: moved.y + (moved.y < fixed.y ? -y : y) }
}

/** The items without the home in front, which is drawn by itself: the item that contains it has one home less. */
const without = (items: readonly MapItem[], front: MapItem): MapItem[] => {
  const away = (item: MapItem): number => Math.hypot(item.lat - front.lat, item.lng - front.lng)
  const known = items.find(({ ids }) => ids.includes(front.key))
  const holder =
    known ??
    items
      .filter(({ ids, count, box }) => ids.length < count && boxContains(box, front))
      .toSorted((a, b) => away(a) - away(b))[0]
  return items.flatMap((item) => {
    if (item !== holder) return [item]
    return item.count === 1 ? [] : [{ ...item, count: item.count - 1 }]
  })
}

/**
 * Merges items whose drawn sizes overlap at a zoom, largest counts first. The home in front is always drawn alone at
 * its exact point, and the others are moved beside it.
 */
export const mergePins = (
  items: readonly MapItem[],
  zoom: number,
  sizeOf: (item: MapItem) => DrawnSize,
  front: MapItem | null = null,
): MapItem[] => {
  const place = (item: MapItem): Placed => ({ item, ...worldPx(item, zoom), ...sizeOf(item) })
  const settle = (waiting: readonly Placed[]): Placed[] => {
    const placed: Placed[] = []
    const queue = waiting.toReversed()
    for (let next = queue.pop(); next; next = queue.pop()) {
      const one = next
      const at = placed.findIndex((other) => isTouching(one, other))
      const [other] = at < 0 ? [] : placed.splice(at, 1)
      if (other) queue.push(place(joined(other.item, one.item)))
      else placed.push(one)
    }
    return placed
  }
  const first = front ? place(front) : null
  let placed = settle((front ? without(items, front) : items).toSorted((a, b) => b.count - a.count).map(place))
  for (;;) {
    const aside = first ? placed.map((each) => beside(each, first)) : placed
    const settled = settle(aside)
    // Nothing was merged, so nothing overlaps.
    if (settled.length === placed.length) {
      const drawn = aside.map(({ item, ...at }) => {
        const own = worldPx(item, zoom)
        return own.x === at.x && own.y === at.y ? item : { ...item, ...pointAt(at, zoom) }
      })
      return front ? [...drawn, front] : drawn
    }
    placed = settled
  }
}
