import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { useAnswerError } from './answer-error.ts'

type NumberName =
  | ('basePrice' | 'cleaningFee' | 'weekendPercent' | 'introPercent' | 'introFirstN' | 'lastMinutePercent')
  | ('lastMinuteDays' | 'weeklyPercent' | 'monthlyPercent' | 'requestAutoExpireHours')

interface NumberAnswerProps {
  name: NumberName
  label: string
  hint?: ReactNode
  least: number
  most: number
  /** How much a button changes. */
  step?: number
  disabled?: boolean
  /** Moves a number outside the limits to the nearer one. */
  clamped?: boolean
}

/** The next multiple of `step` above or below a number, within the limits. */
const stepped = (value: number, by: number, { least, most }: { least: number; most: number }): number => {
  const size = Math.abs(by)
  const next = by > 0 ? Math.floor(value / size) * size + size : Math.ceil(value / size) * size - size
  return Math.min(most, Math.max(least, next))
}

/** A whole number of the form, with buttons for steps. Null while it is empty. */
export const NumberAnswer = ({
  name,
  least,
  most,
  step = 1,
  clamped = false,
  disabled,
  label,
  hint,
}: NumberAnswerProps) => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name })
  const error = useAnswerError(name)
  const value = field.value ?? least
  const button = (by: number) => (
    <IconButton
      label={t(by > 0 ? 'more' : 'less', { label })}
      disabled={disabled === true || (by > 0 ? value >= most : value <= least)}
      onClick={() => field.onChange(stepped(value, by, { least, most }))}
    >
      {by > 0 ? <Plus aria-hidden="true" className="size-4" /> : <Minus aria-hidden="true" className="size-4" />}
    </IconButton>
  )
  return (
    <TextField
      ref={field.ref}
      id={name}
      label={label}
      hint={hint}
      error={error}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step="any"
      disabled={disabled}
      className="tabular pe-25"
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
      onBlur={() => {
        field.onBlur()
        if (clamped && field.value !== null) field.onChange(Math.min(most, Math.max(least, Math.round(value))))
      }}
      trailing={
        <>
          {button(-step)}
          {button(step)}
        </>
      }
    />
  )
}
