import type { Publishable } from '@nordbo/listing-rules'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'

/** What the checklist looks at, of the form. */
export const publishableOf = (
  { basePrice, ...form }: FormAnswers,
  photos: number,
  termsAccepted: boolean,
): Publishable => ({
  answers: { ...form, baseOre: basePrice === null ? null : basePrice * 100 },
  photos,
  hasCover: photos > 0,
  termsAccepted,
})
