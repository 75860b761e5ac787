import { z } from 'zod'
import { Amenity } from '../amenities.ts'
import { ClockTime, HouseRules, Safety } from '../content.ts'
import { CancellationPolicy } from '../offer.ts'
import type { ChecklistItem } from '../wizard/checklist.ts'
import { stepSchemas } from '../wizard/step-schemas.ts'

const flags = z.object({
  smokeAlarm: z.boolean(),
  carbonMonoxideAlarm: z.boolean(),
  fireExtinguisher: z.boolean(),
  firstAidKit: z.boolean(),
  petsAllowed: z.boolean(),
  smokingAllowed: z.boolean(),
  partiesAllowed: z.boolean(),
  childrenWelcome: z.boolean(),
})

/** What the wizard does not ask for: equipment, house rules and times, as a form holds them. A quiet time that is off is empty. */
export const HouseAnswers = flags.extend({
  quietFrom: ClockTime.or(z.literal('')),
  quietTo: ClockTime.or(z.literal('')),
  additional: z.string().max(1_000),
  checkInFrom: ClockTime,
  checkOutBefore: ClockTime,
})
export type HouseAnswers = z.infer<typeof HouseAnswers>

/** The names in {@link HouseAnswers} that stand in a home's `safety` and in its `rules`. */
export const safetyNames = Safety.keyof().options
export const ruleNames = HouseRules.keyof().options

/** Quiet hours have a beginning and an end, or neither. */
const houseAnswers = HouseAnswers.superRefine(({ quietFrom, quietTo }, context) => {
  if ((quietFrom === '') === (quietTo === '')) return
  context.addIssue({ code: 'custom', path: [quietFrom === '' ? 'quietFrom' : 'quietTo'], message: 'Both or neither' })
})

/** Everything that the wizard does not ask for. No arrival notes are an empty text. */
export const EditOnlyAnswers = HouseAnswers.extend({
  amenities: z.array(Amenity).max(60),
  cancellationPolicy: CancellationPolicy,
  arrivalNotes: z.string().max(1_000),
})
export type EditOnlyAnswers = z.infer<typeof EditOnlyAnswers>

const { amenities, cancellationPolicy, arrivalNotes } = EditOnlyAnswers.shape
const basics = z.object({
  ...stepSchemas.details.shape,
  ...stepSchemas.description.omit({ category: true }).shape,
  amenities,
})

/** The sections of the edit dialog in their order, each with its fields (docs/product/hosting.md, Editing). */
export const editSections = [
  {
    name: 'basics',
    fields: ['title', 'description', 'tags', 'subcategory', 'maxGuests', 'bedrooms', 'beds', 'bathrooms', 'amenities'],
  },
  { name: 'photos', fields: [] },
  { name: 'prices', fields: ['basePrice', 'cleaningIncluded', 'cleaningFee'] },
  { name: 'weekend', fields: ['weekendPercent'] },
  {
    name: 'place',
    fields: ['line1', 'line2', 'postalCode', 'city', 'location', 'isBusiness', 'companyName', 'cvr'],
  },
  {
    name: 'discounts',
    fields: [
      ...(['introPercent', 'introFirstN', 'lastMinutePercent'] as const),
      ...(['lastMinuteDays', 'weeklyPercent', 'monthlyPercent'] as const),
    ],
  },
  {
    name: 'safety',
    fields: [
      ...(['outdoorCamera', 'noiseMonitors', 'weapons', 'smokeAlarm', 'carbonMonoxideAlarm'] as const),
      ...(['fireExtinguisher', 'firstAidKit', 'petsAllowed', 'smokingAllowed', 'partiesAllowed'] as const),
      ...(['childrenWelcome', 'quietFrom', 'quietTo', 'additional', 'checkInFrom', 'checkOutBefore'] as const),
    ],
  },
  {
    name: 'booking',
    fields: ['bookingMode', 'requestAutoExpireHours', 'firstGuestPolicy', 'cancellationPolicy', 'arrivalNotes'],
  },
] as const

/** The name of a section. */
export type EditSection = (typeof editSections)[number]['name']
/** A field of any section. */
export type EditField = (typeof editSections)[number]['fields'][number]

/** What each section must hold before it is saved. Photos are checked as they are changed. */
export const editSchemas = {
  basics,
  prices: stepSchemas.price,
  weekend: stepSchemas.weekend,
  place: stepSchemas.location,
  discounts: stepSchemas.discounts,
  safety: houseAnswers,
  booking: stepSchemas.booking.and(z.object({ cancellationPolicy, arrivalNotes })),
} as const

/** The section in which a missing line of the checklist is entered; terms are accepted beside it. */
export const sectionOfItem: Record<Exclude<ChecklistItem, 'terms'>, EditSection> = {
  tags: 'basics',
  description: 'basics',
  title: 'basics',
  guests: 'basics',
  bedrooms: 'basics',
  beds: 'basics',
  addressLine: 'place',
  postalCode: 'place',
  city: 'place',
  position: 'place',
  business: 'place',
  price: 'prices',
  photos: 'photos',
  cover: 'photos',
}
