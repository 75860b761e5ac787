import { type ListingContent, saysSomething } from '@nordbo/contracts'

/** What a home needs before it can be published (docs/product/listings.md, Checklist). */
export const checklist = [
  'title',
  'description',
  'price',
  'addressLine',
  'city',
  'postalCode',
  'guests',
  'bedrooms',
  'beds',
  'photos',
] as const
export type ChecklistItem = (typeof checklist)[number]

/** A home that is to be published. */
export interface Draft {
  content: ListingContent
  /** Price of a weekday night, øre; undefined without a rate card. */
  baseOre: number | undefined
  photos: number
}

const holds: Record<ChecklistItem, (draft: Draft) => boolean> = {
  title: ({ content }) => saysSomething(content.title) && content.title.trim().length >= 10,
  description: ({ content }) => saysSomething(content.description) && content.description.trim().length >= 20,
  price: ({ baseOre }) => baseOre !== undefined && baseOre >= 100_00,
  addressLine: ({ content }) => saysSomething(content.address.line1),
  city: ({ content }) => saysSomething(content.address.city),
  postalCode: ({ content }) => saysSomething(content.address.postalCode),
  guests: ({ content }) => content.maxGuests > 0,
  bedrooms: ({ content }) => content.bedrooms >= 0,
  beds: ({ content }) => content.beds > 0,
  photos: ({ photos }) => photos >= 1,
}

/** The missing items, in the order of the checklist. */
export const missingItems = (draft: Draft): ChecklistItem[] => checklist.filter((item) => !holds[item](draft))
