import { limits, Tag } from '@nordbo/listing-rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckPill } from '../../../ui/forms/check-pill.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { useAnswerError } from './answer-error.ts'

/** The one or two words that suit a home best. */
export const TagsAnswer = () => {
  const { t } = useTranslation('createListing')
  const { t: common } = useTranslation()
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'tags' })
  const error = useAnswerError('tags')
  const chosen = field.value ?? []
  const choose = (tag: Tag, on: boolean): void => {
    const others = chosen.filter((each) => each !== tag)
    if (!on || others.length < limits.tags.most) field.onChange(on ? [...others, tag] : others)
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">{t('tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {Tag.options.map((tag, index) => (
          <CheckPill
            key={tag}
            inputRef={index === 0 ? field.ref : undefined}
            checked={chosen.includes(tag)}
            disabled={chosen.length >= limits.tags.most && !chosen.includes(tag)}
            onChange={(on) => choose(tag, on)}
          >
            {common(`tag.${tag}`)}
          </CheckPill>
        ))}
      </div>
      {error ? (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
