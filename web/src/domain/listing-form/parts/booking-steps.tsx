import { BookingMode, FirstGuestPolicy, limits } from '@nordbo/listing-rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '../fields/choice-cards.tsx'
import { NumberAnswer } from '../fields/number-answer.tsx'
import type { FormAnswers } from '../form-answers.ts'

/** Who may be the first guest. */
export const FirstGuestsStep = () => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'firstGuestPolicy' })
  return (
    <ChoiceCards
      legend={t('firstGuestPolicy')}
      value={field.value}
      onChoose={field.onChange}
      options={FirstGuestPolicy.options.map((value) => ({
        value,
        label: t(`policy.${value}`),
        text: t(`policyText.${value}`),
      }))}
    />
  )
}

/** Whether guests book at once or send a request, and how long a request waits. */
export const BookingStep = () => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'bookingMode' })
  return (
    <>
      <ChoiceCards
        legend={t('bookingMode')}
        value={field.value}
        onChoose={field.onChange}
        options={[...BookingMode.options].reverse().map((value) => ({
          value,
          label: t(`mode.${value}`),
          text: t(`modeText.${value}`),
        }))}
      />
      {field.value === 'request' ? (
        <NumberAnswer
          name="requestAutoExpireHours"
          label={t('requestAutoExpireHours')}
          hint={t('requestAutoExpireHoursHint')}
          clamped
          {...limits.requestAutoExpireHours}
        />
      ) : null}
    </>
  )
}
