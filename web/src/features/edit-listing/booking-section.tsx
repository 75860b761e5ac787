import { CancellationPolicy } from '@nordbo/listing-rules'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '../../domain/listing-form/fields/choice-cards.tsx'
import { BookingStep, FirstGuestsStep } from '../../domain/listing-form/parts/booking-steps.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { EditForm } from './edit-form.ts'

const PolicyAnswer = () => {
  const { t } = useTranslation('editListing')
  const { t: listing } = useTranslation('listing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name: 'cancellationPolicy' })
  return (
    <ChoiceCards
      legend={t('field.cancellationPolicy')}
      value={field.value}
      onChoose={field.onChange}
      options={CancellationPolicy.options.map((value) => ({
        value,
        label: listing(`policy.${value}`),
        text: t(`policyText.${value}`),
      }))}
    />
  )
}

const ArrivalNotes = () => {
  const { t } = useTranslation('editListing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name: 'arrivalNotes' })
  const { errors } = useFormState({ control, name: 'arrivalNotes' })
  return (
    <TextArea
      {...field}
      id="arrivalNotes"
      label={t('field.arrivalNotes')}
      hint={t('arrivalNotesHint')}
      maxLength={1_000}
      error={errors.arrivalNotes ? t('wrong.additional') : undefined}
    />
  )
}

/** How guests book and cancel, and what they are told before they arrive. */
export const BookingSection = () => (
  <>
    <BookingStep />
    <FirstGuestsStep />
    <PolicyAnswer />
    <ArrivalNotes />
  </>
)
