import { addDays, copenhagenInstant, type InputOf, type listingsService, type pricingService } from '@nordbo/contracts'
import { danish } from '../core/bilingual.ts'
import { demoId } from '../core/ids.ts'
import { type Chance, chanceOf } from '../core/random.ts'
import { demoHost, type Host } from '../people/hosts.ts'
import type { IndexedPhoto } from '../photos/photo-index.ts'
import { spots } from '../places/spots.ts'
import { hostFinder } from './assign-hosts.ts'
import { chooseAmenities } from './choose-amenities.ts'
import { galleryChooser } from './choose-gallery.ts'
import { type Cover, coverChooser, photoFinder } from './choose-photos.ts'
import { chooseOverrides, chooseRateCard } from './choose-rates.ts'
import { chooseRules, safetyAmenities } from './choose-rules.ts'
import { chooseTags } from './choose-tags.ts'
import { localizedTexts } from './localized-texts.ts'
import { type Capacity, planCapacity } from './plan-capacity.ts'
import { isFlat, type Sketch, sketches } from './sketches.ts'
import { spreadCovers } from './spread-covers.ts'
import { chooseWording, describeHome, textKind, type Wording } from './write-home.ts'

/** A home as listings imports it. */
export type ImportedListing = InputOf<typeof listingsService.procedures.importListings>['listings'][number]
/** A home's rates as pricing imports them. */
export type ImportedRates = InputOf<typeof pricingService.procedures.importRates>['rates'][number]

/** A finished home, with what later steps need. */
export interface Home {
  sketch: Sketch
  host: Host
  cover: Cover
  /** Share of nights taken in the coming half year, percent. */
  demand: number
  /** Approximate mean of its reviews. */
  rating: number
  /** Date of its publication. */
  since: string
  listing: ImportedListing
  rates: ImportedRates
}

interface Draft {
  sketch: Sketch
  host: Host
  cover: Cover
  gallery: Cover[]
  wording: Wording
  capacity: Capacity
}

const featuredEvery = 40
/** The demo host accepts any guest and has three days to answer, so that the pending request stays open for days. */
const openToAll = { firstGuestPolicy: 'any', requestAutoExpireHours: 72 } as const

/** Builds every home of the market as of a date. */
export const buildHomes = (today: string, photos: readonly IndexedPhoto[]): Home[] => {
  const drafts = spreadCovers(mixed(draftHomes()))
  const photoOf = photoFinder(photos)
  let since = addDays(today, -4)
  return drafts.map((draft, index) => {
    const chance = chanceOf(`home ${draft.sketch.key}`)
    const home = finishHome(draft, since, today, photoOf, chance, index % featuredEvery === 10)
    since = addDays(since, -chance.int(1, index < 30 ? 4 : 8))
    return home
  })
}

const draftHomes = (): Draft[] => {
  const turns = new Map<string, number>()
  const turnOf = (name: string): number => {
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return turn
  }
  const chooseCover = coverChooser()
  const chooseGallery = galleryChooser()
  const hostOf = hostFinder()
  return sketches().map((sketch) => {
    const kind = turnOf(textKind(sketch))
    const cover = chooseCover(sketch)
    const wording = chooseWording(sketch, { kind, town: sketch.rank })
    return {
      sketch,
      host: hostOf(sketch),
      cover,
      gallery: chooseGallery(sketch, cover, wording.inside[danish]),
      wording,
      capacity: planCapacity(sketch, chanceOf(`beds ${sketch.key}`)),
    }
  })
}

const finishHome = (
  { sketch, host, cover, gallery, wording, capacity }: Draft,
  since: string,
  today: string,
  photoOf: (cover: Cover) => ImportedListing['photos'][number],
  chance: Chance,
  featured: boolean,
): Home => {
  const equipped = chooseAmenities(sketch, wording.promised, chance)
  const { rules, additional, safety, arrivalNotes, ...terms } = chooseRules(sketch, equipped, chance)
  const amenities = [...equipped, ...safetyAmenities(safety)]
  const id = demoId('listing', sketch.key)
  const card = chooseRateCard(sketch, capacity, chance)
  const popular = chance.percent(25)
  const description = describeHome(wording, { ...capacity, amenities, flat: isFlat(sketch) }, chance)
  return {
    sketch,
    host,
    cover,
    demand: popular ? chance.int(34, 54) : chance.int(3, 13),
    rating: 4.25 + chance.next() * 0.72,
    since,
    listing: {
      id,
      hostId: host.id,
      createdAt: copenhagenInstant(since, `${chance.int(8, 21)}:15`.padStart(5, '0')).toISOString(),
      featured,
      photos: gallery.map(photoOf),
      content: {
        ...localizedTexts({ wording, description, capacity, rules: additional, notes: arrivalNotes }),
        subcategory: sketch.subcategory,
        tags: chooseTags(sketch, capacity, chance),
        amenities,
        ...countsOf(capacity),
        rules: { ...rules, additional: additional?.[danish] ?? null },
        safety,
        ...terms,
        ...(host === demoHost ? openToAll : {}),
        address: addressOf(sketch, chance),
        location: locationOf(sketch, chance),
        business: host.business,
        bookingMode: bookingModeOf(sketch, chance),
        indexable: true,
      },
    },
    rates: { listingId: id, hostId: host.id, card, overrides: chooseOverrides(sketch, card, today, chance) },
  }
}

const countsOf = ({ maxGuests, bedrooms, beds, bathrooms }: Capacity) => ({ maxGuests, bedrooms, beds, bathrooms })

const addressOf = ({ place }: Sketch, chance: Chance) => ({
  line1: `${chance.pick(place.streets)} ${chance.int(1, 118)}`,
  line2: null,
  postalCode: place.postalCode,
  city: place.town,
  region: place.region,
  country: place.country,
})

/** Shuffles homes, so that the newest are not all in one country. */
const mixed = (drafts: readonly Draft[]): Draft[] => chanceOf('newest first').some(drafts, drafts.length)

/** A point within a few hundred metres of the spot, so that homes do not overlap. */
const locationOf = ({ place, spot }: Sketch, chance: Chance) => {
  const [lat, lng] = spots[spot] ?? [place.lat, place.lng]
  const near = (degrees: number, spread: number): number =>
    Math.round((degrees + (chance.next() - 0.5) * spread) * 1e5) / 1e5
  return { lat: near(lat, 0.005), lng: near(lng, 0.009) }
}

/** The demo host's first two homes in Skagen have one of each mode, for the demo's two scenarios. */
const bookingModeOf = ({ place, rank }: Sketch, chance: Chance): 'instant' | 'request' => {
  if (place.town === 'Skagen' && rank < 2) return rank === 0 ? 'instant' : 'request'
  return chance.percent(46) ? 'instant' : 'request'
}
