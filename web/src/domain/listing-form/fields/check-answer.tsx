import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { FormAnswers } from '../form-answers.ts'

interface CheckAnswerProps {
  name: 'isBusiness' | 'cleaningIncluded' | 'outdoorCamera' | 'noiseMonitors' | 'weapons'
  label: string
}

/** A yes or no of the form. */
export const CheckAnswer = ({ name, label }: CheckAnswerProps) => {
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name })
  return (
    <Checkbox label={label} checked={field.value ?? false} onChange={({ target }) => field.onChange(target.checked)} />
  )
}
