import { z } from 'zod'
import type { EditableListing } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { testNow } from '../browser/window.ts'
import { aListing, anOwnListing, aPhoto } from './homes.ts'
import { hostAnswers } from './hosting.ts'
import { newId } from './ids.ts'

type Content = EditableListing['content']

/** The content of the home of {@link anEditableHome}: that of `aListing`, with its address. */
export const aContent = (changes: Partial<Content> = {}): Content => {
  const { title, description, tags, amenities, maxGuests, bedrooms, beds, bathrooms, sleeping, ...home } = aListing()
  return {
    ...{ title, description, tags, amenities, maxGuests, bedrooms, beds, bathrooms, sleeping },
    subcategory: home.subcategory,
    rules: home.rules,
    safety: home.safety,
    checkInFrom: home.checkInFrom,
    checkOutBefore: home.checkOutBefore,
    address: { line1: 'Fyrvej 36', line2: null, postalCode: '9990', city: 'Skagen', region: null, country: 'DK' },
    location: home.location,
    business: null,
    bookingMode: 'instant',
    requestAutoExpireHours: 24,
    firstGuestPolicy: 'any',
    cancellationPolicy: 'moderate',
    arrivalNotes: null,
    english: null,
    indexable: true,
    ...changes,
  }
}

const noDiscounts = {
  ...{ introPercent: null, introFirstN: 3, lastMinutePercent: null, lastMinuteDays: 7 },
  ...{ weeklyPercent: null, monthlyPercent: null },
}

/** A public home as its host edits it, at 1,000 DKK a night. */
export const anEditableHome = (changes: Partial<EditableListing> = {}): EditableListing => ({
  id: newId(),
  hostId: newId(),
  active: true,
  revision: 1,
  content: aContent(),
  photos: [aPhoto(1), aPhoto(2)],
  rates: {
    weekendPercent: 0,
    cleaningIncluded: false,
    discounts: noDiscounts,
    basePrice: 1_000,
    cleaningFee: 0,
    revision: 1,
  },
  ...changes,
})

const Patch = z.looseObject({})

/** What the list of own homes and the dialog that edits this home ask. What is saved is stored. */
export const editingAnswers = (first: EditableListing): Answers => {
  let home = first
  return {
    ...hostAnswers(),
    'GET /api/host/listings': () => ({
      items: [anOwnListing({ id: home.id, title: home.content.title, active: home.active })],
    }),
    'GET /api/host/listings/{id}/editing': () => home,
    'GET /api/host/terms': { version: '1.0', acceptedAt: testNow },
    'PATCH /api/host/listings/{id}': ({ body }) => {
      const { revision: _, rules, safety, ...changes } = Patch.parse(body)
      const { content } = home
      const parts = { rules: { ...content.rules, ...Object(rules) }, safety: { ...content.safety, ...Object(safety) } }
      home = { ...home, revision: home.revision + 1, content: { ...content, ...changes, ...parts } }
      return { id: home.id, revision: home.revision }
    },
    'PATCH /api/host/listings/{id}/rates': ({ body }) => {
      const { rates } = home
      if (!rates) throw new Error('the sample has prices')
      const { revision: _, discounts, ...changes } = Patch.parse(body)
      const revision = rates.revision + 1
      home = {
        ...home,
        rates: { ...rates, ...changes, discounts: { ...rates.discounts, ...Object(discounts) }, revision },
      }
      return { revision }
    },
    'POST /api/host/listings/{id}/publish': () => {
      home = { ...home, active: true, revision: home.revision + 1 }
      return { revision: home.revision }
    },
  }
}
