import type { ShownPhoto } from './photo-sources.ts'

interface Pictured {
  photos: ShownPhoto[]
}

/** The number of cards in a group whose covers differ. */
export const coversPerGroup = 12

/** Two photos look alike with the same file or the same description, which crops of one photo share. */
const lookOf = ({ hash, alt }: ShownPhoto): string => alt ?? hash

/** Assigns a cover to each card: the first photo that no other card has, reassigning earlier cards where necessary. */
const leadsOf = (cards: readonly Pictured[]): (ShownPhoto | undefined)[] => {
  const leads: (ShownPhoto | undefined)[] = []
  const holders = new Map<string, number>()
  const take = (card: number, photo: ShownPhoto): true => {
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
 * Reorders photos so that no two covers in a group of twelve look alike, as far as the homes have other photos.
 * Groups are independent, so that homes fetched later do not change those on screen.
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
