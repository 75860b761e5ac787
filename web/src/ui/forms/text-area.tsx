import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'
import { controlClass, Field } from './field.tsx'

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: string
  maxLength: number
}

/** A text of several lines with a counter of its characters. */
export const TextArea = ({ label, hint, error, className, value, maxLength, id, rows = 4, ...rest }: TextAreaProps) => {
  const { t } = useTranslation('ui')
  const nearlyFull = value.length >= maxLength * 0.9
  const counter = (
    <span className="tabular text-12 text-soft" aria-live={nearlyFull ? 'polite' : 'off'}>
      {t('characters', { used: value.length, most: maxLength })}
    </span>
  )
  return (
    <Field label={label} hint={hint} error={error} aside={counter} id={id}>
      {(frame) => (
        <textarea
          className={classNames(controlClass, 'min-h-28 resize-y py-3', className)}
          value={value}
          maxLength={maxLength}
          rows={rows}
          {...frame}
          {...rest}
        />
      )}
    </Field>
  )
}
