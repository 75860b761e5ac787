import type { Clusters, ListingCard } from '../../lib/api/model.ts'
import type { MapBox } from '../../ui/map/model/map-engine.ts'
import type { MapItem } from '../../ui/map/model/merge-pins.ts'
import { boxContains, boxOfPoint } from '../../ui/map/model/world.ts'

/** A home on the map, from the list or from a pin. */
export type MapHome = Pick<
  Clusters['pins'][number],
  'id' | 'title' | 'city' | 'rating' | 'reviewCount' | 'price' | 'total' | 'stay' | 'photo' | 'lat' | 'lng'
>

/** A home of the list for the map. Its price is the whole stay with dates, else a night. */
export const homeOfCard = (card: ListingCard): MapHome => {
  const { id, title, city, rating, reviewCount, total, stay, location } = card
  return {
    ...{ id, title, city, rating, reviewCount, total, stay, ...location },
    ...{ price: total ?? card.pricePerNight, photo: card.photos[0] ?? null },
  }
}

/** Finds a home among the pins, else in the list. */
export const findHome = (
  id: string,
  pins: Clusters['pins'] | undefined,
  cards: readonly ListingCard[] | undefined,
): MapHome | null => {
  const card = cards?.find((each) => each.id === id)
  return pins?.find((pin) => pin.id === id) ?? (card ? homeOfCard(card) : null)
}

/** The homes within a box: those of the list in its order, then the other pins. */
export const homesInSight = (
  box: MapBox | undefined,
  pins: Clusters['pins'] = [],
  cards: readonly ListingCard[] = [],
): MapHome[] => {
  if (!box) return []
  const listed = new Set(cards.map(({ id }) => id))
  const all = [...cards.map(homeOfCard), ...pins.filter(({ id }) => !listed.has(id))]
  return all.filter((home) => boxContains(box, home))
}

/** A home as a map item. */
export const toMapItem = ({ id, lat, lng, price }: MapHome): MapItem => ({
  ...{ key: id, lat, lng, count: 1, minPrice: price, ids: [id] },
  box: boxOfPoint({ lat, lng }),
})

/** Clusters and pins as map items. */
export const toMapItems = ({ clusters, pins }: Clusters): MapItem[] => [
  ...clusters.map(({ bbox, ...cluster }) => ({ ...cluster, box: bbox, ids: [] })),
  ...pins.map(toMapItem),
]
