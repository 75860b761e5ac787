import type { PhotoDescriptor } from '@nordbo/contracts'
import type { IndexedPhoto } from '../photos/photo-index.ts'
import type { Chance } from '../random.ts'
import type { House } from './house.ts'
import type { Sketch } from './sketches.ts'

/** Which pictures show a house: outside (a landscape last), and inside in the order of a walk through it. */
interface Portfolio {
  outside: readonly string[]
  inside: readonly string[]
}

const portfolios: Readonly<Record<House, Portfolio>> = {
  thatch: {
    outside: ['thatch-gold', 'thatch-day', 'hero-dunes'],
    inside: ['thatch-din', 'thatch-bed', 'thatch-detail', 'beach-liv'],
  },
  beach: { outside: ['beach-gold', 'beach-dusk'], inside: ['beach-liv', 'thatch-din', 'beach-bed', 'thatch-detail'] },
  black: { outside: ['black-dusk', 'black-day'], inside: ['black-liv', 'black-kit', 'cedar-bed', 'black-detail'] },
  cedar: { outside: ['cedar-day'], inside: ['black-kit', 'cedar-bed', 'black-liv', 'black-detail'] },
  timber: { outside: ['timber-day', 'timber-eve'], inside: ['timber-kit', 'timber-bed', 'timber-detail', 'fjord-liv'] },
  canal: { outside: ['canal-day', 'canal-dusk'], inside: ['canal-liv', 'canal-din', 'timber-bed'] },
  cabin: { outside: ['cabin-day', 'cabin-eve', 'hero-lake'], inside: ['cabin-liv', 'cabin-bed', 'cabin-detail'] },
  yellow: { outside: ['yellow-day'], inside: ['yellow-kit', 'cabin-liv', 'timber-bed', 'cabin-detail'] },
  aframe: {
    outside: ['aframe-blue', 'aframe-day', 'hero-snow'],
    inside: ['aframe-liv', 'aframe-bed', 'aframe-detail'],
  },
  fjord: { outside: ['fjord-day', 'fjord-dawn', 'hero-fjord'], inside: ['fjord-liv', 'fjord-detail', 'cabin-bed'] },
}

type Variant = IndexedPhoto['variant']
/** Order in which variants become covers: neighbours in it look least alike. */
const variants = ['wide', 'mirrored', 'near'] as const satisfies Variant[]

/** A picture in one of its variants. */
export interface Cover {
  picture: string
  variant: Variant
}

/** A lake is promised by the landscape with the boathouse. */
const fits = (picture: string, { place }: Sketch): boolean =>
  picture !== 'hero-lake' || place.setting === 'lake' || place.setting === 'forest'

/**
 * Every cover that a home may have, the best first. A home shows its outside; a room shows where one sleeps, and every
 * second flat its living room, since all flats of a street share one façade.
 */
export const coversFor = (sketch: Sketch): Cover[] => {
  const { outside, inside } = portfolios[sketch.house]
  const pictures =
    sketch.subcategory === 'room'
      ? ['timber-bed', 'cabin-bed', 'beach-bed', 'cedar-bed']
      : sketch.subcategory === 'apartment' && sketch.rank % 2 === 1
        ? inside.slice(0, 2)
        : outside.filter((picture) => fits(picture, sketch))
  // A closer cut was made of houses only.
  return variants.flatMap((variant) =>
    pictures
      .filter((picture) => variant !== 'near' || outside.includes(picture))
      .map((picture) => ({ picture, variant })),
  )
}

/** Finds pictures by name. */
export const photoFinder = (index: readonly IndexedPhoto[]): ((cover: Cover) => PhotoDescriptor) => {
  const known = new Map(index.map((photo) => [`${photo.picture}/${photo.variant}`, photo]))
  return ({ picture, variant }) => {
    const photo = known.get(`${picture}/${variant}`)
    if (!photo) throw new Error(`No picture ${picture}/${variant}.`)
    const { hash, width, height, placeholder, color, altDa } = photo
    return { hash, width, height, placeholder, color, alt: altDa }
  }
}

/** The whole gallery behind a cover, five to seven pictures, all mirrored when the cover is. */
export const galleryFor = (sketch: Sketch, cover: Cover, chance: Chance): Cover[] => {
  const { outside, inside } = portfolios[sketch.house]
  const variant = cover.variant === 'mirrored' ? 'mirrored' : 'wide'
  const rooms = inside.filter((picture) => picture !== cover.picture)
  const others = outside.filter((picture) => picture !== cover.picture && fits(picture, sketch))
  const [first = rooms[0], ...rest] = rooms
  const later = chance.some([...rest, ...others], chance.int(3, 6))
  const shown = [...(first ? [first] : []), ...later]
  return [cover, ...shown.map((picture): Cover => ({ picture, variant }))]
}

/** Gives each home its cover: never one that its town shows already, and not the picture of the town's home before. */
export const coverChooser = (): ((sketch: Sketch, turn: number) => Cover) => {
  const taken = new Map<string, Cover[]>()
  return (sketch, turn) => {
    const before = taken.get(sketch.place.town) ?? []
    const all = coversFor(sketch)
    const turned = all.map((_, index) => all[(index + turn) % all.length]).filter((cover) => cover !== undefined)
    const free = turned.filter((cover) => !before.some((other) => isSame(cover, other)))
    const chosen = free.find(({ picture }) => picture !== before.at(-1)?.picture) ?? free[0] ?? turned[0]
    if (!chosen) throw new Error(`No cover for ${sketch.key}.`)
    taken.set(sketch.place.town, [...before, chosen])
    return chosen
  }
}

const isSame = (one: Cover, other: Cover): boolean => one.picture === other.picture && one.variant === other.variant
