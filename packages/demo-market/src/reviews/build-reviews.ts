import { addDays, copenhagenInstant, type InputOf, type listingsService } from '@nordbo/contracts'
import { demoId } from '../core/ids.ts'
import { type Chance, chanceOf } from '../core/random.ts'
import type { Home } from '../homes/build-homes.ts'
import { demoGuest, type Guest } from '../people/guests.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { apologies, dogReply, lampReply, replies } from './danish-replies.ts'
import { type ReviewContext, writeReview } from './write-review.ts'

/** A review as listings imports it. */
export type ImportedReview = InputOf<typeof listingsService.procedures.importReviews>['reviews'][number]

/** Number of reviews in the market. */
export const reviewCount = 900
/** A review is published when both are in, at the latest this many days after check-out (docs/product/booking.md, Reviews). */
const publishedWithin = 14

/** Reviews of completed stays, one each; the demo guest has not yet reviewed the latest trip. */
export const buildReviews = (
  homes: readonly Home[],
  stays: readonly ImportedStay[],
  guests: readonly Guest[],
  today: string,
): ImportedReview[] => {
  const homeOf = new Map(homes.map((home) => [home.listing.id, home]))
  const guestOf = new Map([demoGuest, ...guests].map((guest) => [guest.id, guest]))
  const settled = addDays(today, -publishedWithin - 1)
  const reviewable = stays.filter(
    (stay) =>
      stay.outcome === 'completed' &&
      stay.checkOut < settled &&
      !(stay.guestId === demoGuest.id && stay.checkOut > addDays(today, -90)),
  )
  const own = reviewable.filter(({ guestId }) => guestId === demoGuest.id)
  const others = reviewable.filter(({ guestId }) => guestId !== demoGuest.id)
  const spokenOf = sentencesByHome()
  const written = new Set<string>()
  return [...own, ...chanceOf('who reviews').some(others, reviewCount - own.length)]
    .sort((one, other) => one.checkOut.localeCompare(other.checkOut) || one.id.localeCompare(other.id))
    .flatMap((stay) => {
      const home = homeOf.get(stay.listingId)
      const guest = guestOf.get(stay.guestId)
      return home && guest ? [reviewOf(stay, home, guest, spokenOf(stay.listingId), written)] : []
    })
}

/** Sentences used for each home, so that its guests do not repeat each other. */
const sentencesByHome = (): ((home: string) => Set<string>) => {
  const homes = new Map<string, Set<string>>()
  return (home) => {
    const spoken = homes.get(home) ?? new Set()
    homes.set(home, spoken)
    return spoken
  }
}

const reviewOf = (
  stay: ImportedStay,
  home: Home,
  guest: Guest,
  spoken: Set<string>,
  written: Set<string>,
): ImportedReview => {
  const chance = chanceOf(`review ${stay.id}`)
  const rating = ratingOf(home, chance)
  const context = { home, guest, rating, month: Number(stay.checkIn.slice(5, 7)), spoken }
  const text = freshText(context, written, chance)
  const published = addDays(stay.checkOut, chance.int(1, publishedWithin))
  return {
    id: demoId('review', stay.id),
    bookingId: stay.id,
    listingId: stay.listingId,
    authorId: stay.guestId,
    rating,
    text,
    publishedAt: copenhagenInstant(published, `${chance.int(10, 21)}:${chance.int(10, 59)}`).toISOString(),
    hostReply: replyTo(rating, text, chance),
  }
}

/** Writes a review that differs from all others, if twelve attempts suffice. */
const freshText = (context: ReviewContext, written: Set<string>, chance: Chance): string => {
  let text = writeReview(context, chance)
  for (let tries = 0; tries < 12 && (written.has(text) || text.length < 20); tries++)
    text = writeReview(context, chance)
  written.add(text)
  return text
}

const ratingOf = ({ rating }: Home, chance: Chance): number => {
  if (chance.percent(4)) return chance.percent(20) ? 2 : 3
  return chance.next() < rating - 4 ? 5 : 4
}

const replyTo = (rating: number, text: string, chance: Chance): string | null => {
  if (rating <= 3) return chance.percent(60) ? chance.pick(apologies) : null
  if (!chance.percent(22)) return null
  if (text.includes('lampe')) return lampReply
  return chance.pick(text.includes('hund') ? [...replies, dogReply] : replies)
}
