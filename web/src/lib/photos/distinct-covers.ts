import type { PhotoDescriptor } from './photo-sources.ts'

interface Pictured {
  photos: PhotoDescriptor[]
}

/** How many cards at a time begin with different pictures. */
export const coversPerGroup = 12

/** The same file, or the same words for what it shows: a cut of one picture looks like it. */
const lookOf = ({ hash, alt }: PhotoDescriptor): string => alt ?? hash

/** Which picture leads each of a few cards: each card's first one that no other leads with, moving earlier cards on where it must. */
const leadsOf = (cards: readonly Pictured[]): (PhotoDescriptor | undefined)[] => {
  const leads: (PhotoDescriptor | undefined)[] = []
  const holders = new Map<string, number>()
  const take = (card: number, photo: PhotoDescriptor): true => {
    holders.set(lookOf(photo), card)
    leads[card] = photo
    return true
  }
  const findLead = (card: number, asked: Set<string>): boolean => {
    const photos = cards[card]?.photos ?? []
    const free = photos.find((photo) => !holders.has(lookOf(photo)))
    if (free) return take(card, free)
    return photos.some((photo) => {
      const holder = holders.get(lookOf(photo))
      if (holder === undefined || asked.has(lookOf(photo))) return false
      asked.add(lookOf(photo))
      return findLead(holder, asked) && take(card, photo)
    })
  }
  for (const [card, { photos }] of cards.entries()) if (!findLead(card, new Set())) leads[card] = photos[0]
  return leads
}

/**
 * The homes with their pictures in an order that repeats none at the front: of every twelve, a home whose first picture leads another
 * begins with one of its own others, if it has one. Twelve by twelve, so that homes fetched later change none that are shown.
 */
export const withDistinctCovers = <T extends Pictured>(homes: readonly T[]): T[] =>
  homes.flatMap((_, start) => {
    if (start % coversPerGroup !== 0) return []
    const cards = homes.slice(start, start + coversPerGroup)
    const leads = leadsOf(cards)
    return cards.map((home, card) => {
      const lead = leads[card]
      return lead === undefined || lead === home.photos[0]
        ? home
        : { ...home, photos: [lead, ...home.photos.filter((photo) => photo !== lead)] }
    })
  })
