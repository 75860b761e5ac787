import type { Cover } from './choose-photos.ts'
import { looksLike } from './portfolios.ts'

/** Number of consecutive homes, newest first, with different pictures: about two rows of a results page. */
export const spread = 12

/** Pictures of the first homes, which the front page shows as the newest. */
const favourites = [
  'shingle-house',
  'skerry-sunset',
  'quay-morning',
  'log-aurora',
  'thatch-gold',
  'floating-dusk',
  'orangery-bloom',
  'rorbu-snow',
  'bell-tent',
  'hero-lake',
  'beach-dusk',
  'aframe-blue',
]

const rankOf = (picture: string): number => {
  const rank = favourites.indexOf(picture)
  return rank < 0 ? favourites.length : rank
}

interface Queue<T> {
  picture: string
  size: number
  waiting: T[]
}

const queuesOf = <T extends { cover: Cover }>(homes: readonly T[]): Queue<T>[] =>
  [...Map.groupBy(homes, ({ cover }) => cover.picture)].map(([picture, waiting]) => ({
    picture,
    size: waiting.length,
    waiting,
  }))

/**
 * Orders homes so that no picture repeats within `spread`. The next picture is the one, not shown lately, with the largest
 * share of homes left. Homes left over at the end are inserted where they fit.
 */
export const spreadCovers = <T extends { cover: Cover }>(homes: readonly T[]): T[] => {
  const queues = queuesOf(homes)
  const ordered: T[] = []
  for (;;) {
    const shown = new Set(ordered.slice(1 - spread).map(({ cover }) => cover.picture))
    const before = ordered.at(-1)?.cover.picture ?? ''
    const [next] = queues
      .filter(({ picture, waiting }) => waiting.length > 0 && !shown.has(picture) && !looksLike(picture, before))
      .sort((a, b) => b.waiting.length / b.size - a.waiting.length / a.size || rankOf(a.picture) - rankOf(b.picture))
    const home = next?.waiting.shift()
    if (!home) break
    ordered.push(home)
  }
  for (const home of queues.flatMap(({ waiting }) => waiting)) ordered.splice(placeFor(home, ordered), 0, home)
  return ordered
}

/** The latest position whose neighbours within `spread` show other pictures; the end if there is none. */
const placeFor = <T extends { cover: Cover }>(home: T, ordered: readonly T[]): number => {
  for (let place = ordered.length; place > 0; place--) {
    const neighbours = ordered.slice(Math.max(0, place - spread + 1), place + spread - 1)
    if (neighbours.every(({ cover }) => cover.picture !== home.cover.picture)) return place
  }
  return ordered.length
}
