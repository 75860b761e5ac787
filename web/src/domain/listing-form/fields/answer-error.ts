import type { AnswerField } from '@nordbo/listing-rules'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '../form-answers.ts'

/** Fields whose answer can be wrong. */
export type CheckedField = Exclude<
  AnswerField,
  | ('subcategory' | 'maxGuests' | 'bedrooms' | 'beds' | 'bathrooms' | 'location' | 'isBusiness' | 'cleaningIncluded')
  | ('extras' | 'outdoorCamera' | 'noiseMonitors' | 'weapons' | 'firstGuestPolicy' | 'bookingMode')
>

/** What is wrong with an answer, as a text; undefined if nothing is. */
export const useAnswerError = (name: CheckedField): string | undefined => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { errors } = useFormState({ control, name })
  return errors[name] ? t(`wrong.${name}`) : undefined
}
