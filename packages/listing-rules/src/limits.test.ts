import { expect, test } from 'vitest'
import type { z } from 'zod'
import { finishedFields } from './wizard/answers.ts'

const fields: Record<string, z.ZodType> = finishedFields
const accepts = (field: string, value: unknown): boolean => fields[field]?.safeParse(value).success ?? false

// The numbers of the specification written out, since form and API share the constants.
test.each([
  ['maxGuests', 1, 16, 1],
  ['bedrooms', 0, 10, 1],
  ['beds', 1, 20, 1],
  ['bathrooms', 0.5, 10, 0.5],
  ['basePrice', 100, 50_000, 1],
  ['cleaningFee', 0, 50_000, 1],
  ['weekendPercent', 0, 99, 1],
  ['introPercent', 1, 100, 1],
  ['introFirstN', 1, 10, 1],
  ['lastMinutePercent', 1, 50, 1],
  ['lastMinuteDays', 1, 30, 1],
  ['weeklyPercent', 1, 50, 1],
  ['monthlyPercent', 1, 70, 1],
] as const)('the answer %s is %s to %s in steps of %s', (field, least, most, step) => {
  for (const kept of [least, least + step, most]) expect(accepts(field, kept), `${kept}`).toBe(true)
  for (const wrong of [least - step, most + step, least + step / 2])
    expect(accepts(field, wrong), `${wrong}`).toBe(false)
})

test.each([
  ['title', 10, 80],
  ['description', 20, 500],
  ['cvr', 8, 8],
] as const)('the answer %s has %s to %s characters', (field, least, most) => {
  for (const kept of [least, most]) expect(accepts(field, '1'.repeat(kept)), `${kept}`).toBe(true)
  for (const wrong of [least - 1, most + 1]) expect(accepts(field, '1'.repeat(wrong)), `${wrong}`).toBe(false)
})

test('summer houses, holiday homes, private homes, rooms, apartments and villas can be listed', () => {
  for (const kind of ['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'])
    expect(accepts('subcategory', kind), kind).toBe(true)
  for (const other of ['castle', '']) expect(accepts('subcategory', other), other).toBe(false)
})
