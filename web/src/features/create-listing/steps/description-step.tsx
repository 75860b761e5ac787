import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAnswerError } from '../../../domain/listing-form/fields/answer-error.ts'
import { ChoiceCards } from '../../../domain/listing-form/fields/choice-cards.tsx'
import { TagsAnswer } from '../../../domain/listing-form/fields/tags-answer.tsx'
import { TextAnswer } from '../../../domain/listing-form/fields/text-answer.tsx'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'

/** Housing can be listed; the others are announced (docs/product/listings.md, Wizard). */
const categories = ['housing', 'experience', 'service'] as const

/** Category, words and description. */
export const DescriptionStep = () => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'category' })
  return (
    <>
      <ChoiceCards
        legend={t('category')}
        value={field.value}
        error={useAnswerError('category')}
        firstRef={field.ref}
        onChoose={field.onChange}
        options={categories.map((value) => ({
          value,
          label: t(`category.${value}`),
          ...(value === 'housing' ? {} : { text: t('comingSoon'), disabled: true }),
        }))}
      />
      <TagsAnswer />
      <TextAnswer name="description" label={t('description')} hint={t('descriptionHint')} />
    </>
  )
}
