import { expect, it } from 'vitest'
import { DraftAnswers } from './answers.ts'
import { checklist, completionPercent, missingItems, type Publishable } from './checklist.ts'
import { toListing } from './to-listing.ts'
import { wizardSteps } from './wizard-steps.ts'

const answers = {
  ...{ category: 'housing', tags: ['beach'], description: 'Tyve tegn er der nu.', title: 'Ti tegn nu' },
  ...{ maxGuests: 1, bedrooms: 0, beds: 1, line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen' },
  ...{ location: { lat: 57.7, lng: 10.6 }, baseOre: 100_00 },
} satisfies DraftAnswers
const home: Publishable = { answers, photos: 1, hasCover: true, termsAccepted: true }

it('the steps stand in the order of the specification', () => {
  expect(wizardSteps.map(({ name }) => name)).toEqual([
    ...['description', 'details', 'location', 'price', 'weekend', 'discounts', 'extras', 'safety'],
    ...['firstGuests', 'booking', 'photos', 'review'],
  ])
})

it('a home with the least of everything is complete', () => {
  expect(missingItems(home)).toEqual([])
  expect(completionPercent(home)).toBe(100)
})

const tooLittle: [item: string, changes: Partial<Publishable>][] = [
  ['tags', { answers: { ...answers, tags: [] } }],
  ['description', { answers: { ...answers, description: 'Nitten tegn her nu.' } }],
  ['title', { answers: { ...answers, title: 'Ni tegn..' } }],
  ['guests', { answers: { ...answers, maxGuests: 0 } }],
  ['bedrooms', { answers: { ...answers, bedrooms: null } }],
  ['beds', { answers: { ...answers, beds: 0 } }],
  ['addressLine', { answers: { ...answers, line1: ' ' } }],
  ['postalCode', { answers: { ...answers, postalCode: '' } }],
  ['city', { answers: { ...answers, city: '' } }],
  ['position', { answers: { ...answers, location: null } }],
  ['business', { answers: { ...answers, isBusiness: true, companyName: 'Klit ApS', cvr: '1234567' } }],
  ['price', { answers: { ...answers, baseOre: 99_99 } }],
  ['terms', { termsAccepted: false }],
  ['cover', { hasCover: false }],
]

it('each item of the checklist is missing alone when its answer is just too little', () => {
  for (const [item, changes] of tooLittle) expect(missingItems({ ...home, ...changes })).toEqual([item])
  expect(missingItems({ ...home, photos: 0 })).toEqual(['photos'])
  expect(tooLittle.length + 1).toBe(checklist.length)
})

it('completion is rounded down', () => {
  expect(completionPercent({ ...home, termsAccepted: false })).toBe(93)
})

it('finished answers make a home with the defaults of what was never asked', () => {
  const made = toListing(answers)
  expect(made?.content).toMatchObject({
    subcategory: 'summerhouse',
    bathrooms: 1,
    bookingMode: 'request',
    business: null,
  })
  expect(made?.content.address).toMatchObject({ line1: 'Fyrvej 36', line2: null, country: 'DK' })
  expect(made?.card).toMatchObject({ baseOre: 100_00, cleaningOre: 0, discounts: { weeklyPercent: null } })
  expect(toListing({ ...answers, title: 'Hus' })).toBeUndefined()
})

it('an answer that is chosen twice counts once', () => {
  const answers = { tags: ['beach', 'beach'], extras: ['FEATURED', 'FEATURED'] }
  expect(DraftAnswers.parse(answers)).toEqual({ tags: ['beach'], extras: ['FEATURED'] })
})
