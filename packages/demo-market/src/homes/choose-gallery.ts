import type { House } from '../houses/house.ts'
import { type Cover, pictureFits } from './choose-photos.ts'
import { portfolios, roomKinds, roomsLike, roomsToLet } from './portfolios.ts'
import type { Sketch } from './sketches.ts'

/** Words of descriptions and the pictures that they describe. */
const described: readonly (readonly [RegExp, string])[] = [
  [/mørkegrøn/i, 'black-kit'],
  [/blå køkken/i, 'canal-din'],
  [/klædt i træ med langbord/, 'yellow-kit'],
  [/cognacfarvet/, 'black-liv'],
  [/salviegrøn/, 'canal-liv'],
  [/blåt og hvidt|lyseblå og hvid/, 'beach-liv'],
  [/rødt tæppe/, 'aframe-liv'],
  [/sand og skovgrøn/, 'fjord-liv'],
  [/dybgrøn/, 'cedar-bed'],
  [/rosa og sand/, 'timber-bed'],
  [/lerfarver/, 'cabin-bed'],
  [/havkig/, 'thatch-bed'],
]

/**
 * Chooses each home's gallery after the cover, mirrored like it: a kitchen, a living room, a bedroom, a detail and further pictures of
 * the outside. It prefers what the text describes, then what homes of the same house show least. The first room differs from home to
 * home, since a card shows three pictures.
 */
export const galleryChooser = (): ((sketch: Sketch, cover: Cover, text: string) => Cover[]) => {
  const shown = new Map<string, number>()
  const homes = new Map<House, number>()
  return (sketch, cover, text) => {
    const { house } = sketch
    const key = (picture: string): string => `${house}/${picture}`
    const turn = homes.get(house) ?? 0
    homes.set(house, turn + 1)
    const describedPictures = described.filter(([words]) => words.test(text)).map(([, picture]) => picture)
    const rooms = sketch.subcategory === 'room' ? roomsToLet.share : roomsLike(house)
    const leastShown = (of: readonly string[]): string[] => {
      const candidates = of.filter((picture) => picture !== cover.picture)
      const [first] = candidates.toSorted((a, b) => (shown.get(key(a)) ?? 0) - (shown.get(key(b)) ?? 0))
      return first ? [candidates.find((picture) => describedPictures.includes(picture)) ?? first] : []
    }
    const [kitchen, living, sleep, detail] = roomKinds.map((kind) =>
      leastShown(rooms.filter((room) => kind.includes(room))),
    )
    const orders = [
      [kitchen, living, sleep],
      [sleep, kitchen, living],
      [living, sleep, kitchen],
    ]
    const outside = portfolios[house].outside.filter(
      (picture) => picture !== cover.picture && pictureFits(picture, sketch),
    )
    const gallery = [...(orders[turn % orders.length] ?? []), outside, detail].flatMap((part) => part ?? [])
    for (const picture of gallery) shown.set(key(picture), (shown.get(key(picture)) ?? 0) + 1)
    const variant = cover.variant === 'mirrored' ? 'mirrored' : 'wide'
    return [cover, ...[...new Set(gallery)].map((picture): Cover => ({ picture, variant }))]
  }
}
