import { z } from 'zod'
import { Amenity } from './amenities.ts'
import { limits } from './limits.ts'
import { BookingMode, CancellationPolicy, FirstGuestPolicy, Subcategory, Tag } from './offer.ts'
import { once } from './once.ts'
import { Address, Point } from './place.ts'
import { isWritable, requiredLine, requiredText } from './required-text.ts'
import { within } from './within.ts'

/** A wall-clock time in Copenhagen, `HH:MM`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The number of a Danish company: eight digits. */
export const Cvr = z.string().regex(/^\d{8}$/)

/** A room with its beds. */
export const SleepingRoom = z.object({
  name: requiredLine(60),
  beds: z
    .array(
      z.object({ kind: z.enum(['double', 'single', 'bunk', 'sofa', 'cot', 'alcove']), count: z.int().min(1).max(10) }),
    )
    .min(1),
})

/** The house rules of a home. */
export const HouseRules = z.object({
  petsAllowed: z.boolean().default(false),
  smokingAllowed: z.boolean().default(false),
  partiesAllowed: z.boolean().default(false),
  childrenWelcome: z.boolean().default(true),
  quietFrom: ClockTime.nullable().default('22:00'),
  quietTo: ClockTime.nullable().default('07:00'),
  additional: z.string().max(1_000).nullable().default(null),
})

/** Disclosures that a guest must see before booking (docs/product/listings.md, Homes). */
export const Safety = z.object({
  outdoorCamera: z.boolean().default(false),
  noiseMonitors: z.boolean().default(false),
  weapons: z.boolean().default(false),
  smokeAlarm: z.boolean().default(false),
  carbonMonoxideAlarm: z.boolean().default(false),
  fireExtinguisher: z.boolean().default(false),
  firstAidKit: z.boolean().default(false),
})
/** The English texts of a home. */
export const EnglishTexts = z.object({
  title: requiredLine(80, 10),
  description: requiredText(500, 20),
  /** The names of the rooms in `sleeping`, in the same order. */
  rooms: z.array(requiredLine(60)).max(12).default([]),
  /** `rules.additional` and `arrivalNotes` in English; null if there are none. */
  additionalRules: z.string().max(1_000).nullable().default(null),
  arrivalNotes: z.string().trim().max(1_000).nullable().default(null),
})

const contentFields = z.object({
  title: requiredLine(limits.title.most, limits.title.least),
  description: requiredText(limits.description.most, limits.description.least).refine(
    isWritable,
    'Must be text without control characters',
  ),
  subcategory: Subcategory,
  tags: z.array(Tag).min(limits.tags.least).max(limits.tags.most).overwrite(once),
  amenities: z.array(Amenity).max(60).overwrite(once),
  maxGuests: within(limits.maxGuests),
  bedrooms: within(limits.bedrooms),
  beds: within(limits.beds),
  /** In steps of 0.5. */
  bathrooms: z.number().min(limits.bathrooms.least).max(limits.bathrooms.most).multipleOf(limits.bathrooms.step),
  sleeping: z.array(SleepingRoom).max(12),
  rules: HouseRules,
  safety: Safety,
  checkInFrom: ClockTime,
  checkOutBefore: ClockTime,
  address: Address,
  location: Point,
  business: z.object({ cvr: Cvr, companyName: requiredLine(limits.companyName.most) }).nullable(),
  bookingMode: BookingMode,
  /** Hours until an unanswered request expires; clamped to 1–168. */
  requestAutoExpireHours: z.int().overwrite((hours) => Math.min(168, Math.max(1, hours))),
  firstGuestPolicy: FirstGuestPolicy,
  cancellationPolicy: CancellationPolicy,
  /** Keys, parking and directions. Shown only to guests of a confirmed stay. */
  arrivalNotes: z.string().trim().max(1_000).nullable(),
  /** Null if the host gave no English texts. */
  english: EnglishTexts.nullable(),
  /** Whether search engines may list it (docs/product/listings.md, Homes). */
  indexable: z.boolean(),
})

/** A change of some of a home's fields. Absent fields stay unchanged. */
export const ListingPatch = contentFields.partial()
export type ListingPatch = z.infer<typeof ListingPatch>

/** Everything that a host enters about a home, except prices, which pricing stores. */
export const ListingContent = contentFields.extend({
  sleeping: contentFields.shape.sleeping.default([]),
  checkInFrom: ClockTime.default('15:00'),
  checkOutBefore: ClockTime.default('11:00'),
  business: contentFields.shape.business.default(null),
  requestAutoExpireHours: contentFields.shape.requestAutoExpireHours.default(24),
  firstGuestPolicy: FirstGuestPolicy.default('any'),
  cancellationPolicy: CancellationPolicy.default('flexible'),
  arrivalNotes: contentFields.shape.arrivalNotes.default(null),
  english: contentFields.shape.english.default(null),
  indexable: z.boolean().default(true),
})
export type ListingContent = z.infer<typeof ListingContent>
