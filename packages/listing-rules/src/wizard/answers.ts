import { z } from 'zod'
import { Cvr, ListingPatch } from '../content.ts'
import { WantedExtra } from '../extras.ts'
import { limits } from '../limits.ts'
import { once } from '../once.ts'
import { Address, Point } from '../place.ts'
import { Discounts, RateCard } from '../rates.ts'
import { isWritable, optionalLine, requiredLine, unruly } from '../required-text.ts'
import { within } from '../within.ts'

/** What can be listed. Experiences and services are announced only. */
export const ListingCategory = z.enum(['housing'])
export type ListingCategory = z.infer<typeof ListingCategory>

const content = ListingPatch.shape
const discounts = Discounts.shape
const inKroner = ({ least, most }: { least: number; most: number }) => within({ least: least / 100, most: most / 100 })

/** Every answer of the wizard as it must be before its home is published. `K` fields are in kroner, as people write them. */
const wholeAnswers = {
  category: ListingCategory,
  tags: content.tags.unwrap(),
  description: content.description.unwrap(),
  title: content.title.unwrap(),
  subcategory: content.subcategory.unwrap(),
  maxGuests: content.maxGuests.unwrap(),
  bedrooms: content.bedrooms.unwrap(),
  beds: content.beds.unwrap(),
  bathrooms: content.bathrooms.unwrap(),
  line1: Address.shape.line1,
  line2: optionalLine(limits.line2.most),
  postalCode: Address.shape.postalCode,
  city: Address.shape.city,
  location: Point,
  isBusiness: z.boolean(),
  companyName: requiredLine(limits.companyName.most),
  cvr: Cvr,
  cleaningIncluded: z.boolean(),
  weekendPercent: RateCard.shape.weekendPercent.unwrap(),
  introPercent: discounts.introPercent.unwrap(),
  introFirstN: discounts.introFirstN.unwrap(),
  lastMinutePercent: discounts.lastMinutePercent.unwrap(),
  lastMinuteDays: discounts.lastMinuteDays.unwrap(),
  weeklyPercent: discounts.weeklyPercent.unwrap(),
  monthlyPercent: discounts.monthlyPercent.unwrap(),
  extras: z.array(WantedExtra).max(WantedExtra.options.length).overwrite(once),
  outdoorCamera: z.boolean(),
  noiseMonitors: z.boolean(),
  weapons: z.boolean(),
  firstGuestPolicy: content.firstGuestPolicy.unwrap(),
  bookingMode: content.bookingMode.unwrap(),
  requestAutoExpireHours: content.requestAutoExpireHours.unwrap(),
}

/** A text that is not finished yet: not too long, and of one line where the finished one is. */
const begun = (most: number) => z.string().max(most)
const begunLine = (most: number) => begun(most).refine((text) => !unruly.test(text), 'Must be one line')

/** Unfinished texts and lists; everything else has its limits from the first moment on. */
const begunAnswers = {
  ...wholeAnswers,
  tags: z.array(wholeAnswers.tags.element).max(limits.tags.most).overwrite(once),
  description: begun(limits.description.most).refine(isWritable, 'Must be text without control characters'),
  title: begunLine(limits.title.most),
  line1: begunLine(limits.line1.most),
  line2: begunLine(limits.line2.most),
  postalCode: begunLine(limits.postalCode.most),
  city: begunLine(limits.city.most),
  companyName: begunLine(limits.companyName.most),
  cvr: z.string().regex(/^\d{0,8}$/),
}

const optional = <S extends z.ZodRawShape>(shape: S) => {
  const fields = Object.entries(shape).map(([name, schema]) => [name, z.exactOptional(z.nullable(schema))])
  const made: { [K in keyof S]: z.ZodExactOptional<z.ZodNullable<S[K]>> } = Object.fromEntries(fields)
  return z.strictObject(made)
}

/** The answers of a draft, amounts in øre. An absent one was never asked; null was emptied. */
export const DraftAnswers = optional({
  ...begunAnswers,
  baseOre: RateCard.shape.baseOre,
  cleaningOre: RateCard.shape.cleaningOre.unwrap(),
})
export type DraftAnswers = z.infer<typeof DraftAnswers>

/** The same as a person writes them and the API takes them, amounts in whole kroner. */
export const WrittenAnswers = optional({
  ...begunAnswers,
  basePrice: inKroner(limits.baseOre),
  cleaningFee: inKroner(limits.cleaningOre),
})
export type WrittenAnswers = z.infer<typeof WrittenAnswers>

/** The finished answers by field, as a person writes them. */
export const finishedFields = {
  ...wholeAnswers,
  basePrice: inKroner(limits.baseOre),
  cleaningFee: inKroner(limits.cleaningOre),
}
export type AnswerField = keyof typeof finishedFields

/** What a form shows until the person answers, and what a published home has where they never did. Amounts in øre. */
export const defaultAnswers = {
  subcategory: 'summerhouse',
  maxGuests: 2,
  bedrooms: 1,
  beds: 1,
  bathrooms: 1,
  isBusiness: false,
  cleaningIncluded: false,
  cleaningOre: 0,
  weekendPercent: 0,
  introFirstN: 3,
  lastMinuteDays: 14,
  extras: [],
  outdoorCamera: false,
  noiseMonitors: false,
  weapons: false,
  firstGuestPolicy: 'any',
  bookingMode: 'request',
  requestAutoExpireHours: 24,
} satisfies DraftAnswers

/** The price that the price step proposes, øre. */
export const proposedBaseOre = 1_000_00

/** The percentages that a discount has when it is switched on. */
export const proposedDiscounts = {
  introPercent: 20,
  lastMinutePercent: 2,
  weeklyPercent: 10,
  monthlyPercent: 25,
} as const
