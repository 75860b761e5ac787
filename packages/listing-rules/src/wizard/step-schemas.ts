import { z } from 'zod'
import { finishedFields } from './answers.ts'
import { withHiddenDefaults } from './with-defaults.ts'

const { companyName, cvr, ...fields } = finishedFields
const pick = <K extends keyof typeof fields>(...names: K[]) => {
  const picked: Pick<typeof fields, K> = Object.assign({}, ...names.map((name) => ({ [name]: fields[name] })))
  return z.object(picked)
}

/** A question that is hidden behind another answer is not checked: nobody could see what is wrong with it. */
const visibly = <S extends z.ZodType>(schema: S) =>
  z.preprocess((form) => (typeof form === 'object' && form !== null ? withHiddenDefaults(form) : form), schema)

/** A percentage that is off while it is null. */
const discounts = z.object({
  introPercent: fields.introPercent,
  introFirstN: fields.introFirstN,
  lastMinutePercent: fields.lastMinutePercent,
  lastMinuteDays: fields.lastMinuteDays,
  weeklyPercent: fields.weeklyPercent,
  monthlyPercent: fields.monthlyPercent,
})

/** Company and number, which only businesses have. */
const business = z.discriminatedUnion('isBusiness', [
  z.object({ isBusiness: z.literal(false) }),
  z.object({ isBusiness: z.literal(true), companyName, cvr }),
])

/** What each step needs before the next one, by step. Steps without an entry need no answer. */
export const stepSchemas = {
  description: pick('category', 'tags', 'description'),
  details: pick('title', 'subcategory', 'maxGuests', 'bedrooms', 'beds', 'bathrooms'),
  location: z.intersection(pick('line1', 'postalCode', 'city').extend({ line2: fields.line2.nullable() }), business),
  price: visibly(pick('basePrice', 'cleaningIncluded', 'cleaningFee')),
  weekend: pick('weekendPercent'),
  discounts: visibly(discounts),
  booking: visibly(pick('bookingMode', 'requestAutoExpireHours')),
} as const
