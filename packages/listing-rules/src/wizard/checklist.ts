import { ListingPatch } from '../content.ts'
import { limits } from '../limits.ts'
import { RateCard } from '../rates.ts'
import { saysSomething } from '../required-text.ts'
import type { DraftAnswers } from './answers.ts'
import { withDefaults } from './with-defaults.ts'
import type { WizardStep } from './wizard-steps.ts'

/** What a home needs before guests see it, each with the step that asks for it (docs/product/listings.md, Checklist). */
export const checklist = [
  { item: 'tags', step: 'description' },
  { item: 'description', step: 'description' },
  { item: 'title', step: 'details' },
  { item: 'guests', step: 'details' },
  { item: 'bedrooms', step: 'details' },
  { item: 'beds', step: 'details' },
  { item: 'addressLine', step: 'location' },
  { item: 'postalCode', step: 'location' },
  { item: 'city', step: 'location' },
  { item: 'position', step: 'location' },
  { item: 'business', step: 'location' },
  { item: 'price', step: 'price' },
  { item: 'terms', step: 'safety' },
  { item: 'photos', step: 'photos' },
  { item: 'cover', step: 'photos' },
] as const satisfies readonly { item: string; step: WizardStep }[]

/** One line of the checklist. */
export type ChecklistItem = (typeof checklist)[number]['item']

/** What the checklist looks at. */
export interface Publishable {
  answers: DraftAnswers
  photos: number
  /** Whether one of the photos is the cover. */
  hasCover: boolean
  termsAccepted: boolean
}

const says = (text: string | null | undefined): boolean => typeof text === 'string' && saysSomething(text)
const atLeast = (value: number | null | undefined, least: number): boolean =>
  typeof value === 'number' && value >= least

/** All prices, also an emptied fee or discount, which no other line would name. */
const hasPrices = (answers: DraftAnswers): boolean => {
  const asked = withDefaults(answers)
  return RateCard.safeParse({ ...asked, discounts: asked }).success
}

const holds: Record<ChecklistItem, (home: Publishable) => boolean> = {
  tags: ({ answers }) => (answers.tags?.length ?? 0) >= limits.tags.least,
  // The schema counts characters as people do: an emoji is one.
  description: ({ answers }) => ListingPatch.shape.description.unwrap().safeParse(answers.description).success,
  title: ({ answers }) => ListingPatch.shape.title.unwrap().safeParse(answers.title).success,
  guests: ({ answers }) => atLeast(answers.maxGuests, 1),
  bedrooms: ({ answers }) => atLeast(answers.bedrooms, 0),
  beds: ({ answers }) => atLeast(answers.beds, 1),
  addressLine: ({ answers }) => says(answers.line1),
  postalCode: ({ answers }) => says(answers.postalCode),
  city: ({ answers }) => says(answers.city),
  position: ({ answers }) => Boolean(answers.location),
  business: ({ answers }) => !answers.isBusiness || (says(answers.companyName) && answers.cvr?.length === 8),
  price: ({ answers }) => hasPrices(answers),
  terms: ({ termsAccepted }) => termsAccepted,
  photos: ({ photos }) => photos >= 1,
  cover: ({ hasCover }) => hasCover,
}

/** The missing items, in the order of the checklist. */
export const missingItems = (home: Publishable): ChecklistItem[] =>
  checklist.map(({ item }) => item).filter((item) => !holds[item](home))

/** How complete a home is, whole percent, rounded down. */
export const completionPercent = (home: Publishable): number =>
  Math.floor((100 * (checklist.length - missingItems(home).length)) / checklist.length)
