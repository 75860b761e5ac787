import { limits } from '@nordbo/listing-rules'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { useAnswerError } from './answer-error.ts'

type TextName = 'title' | 'description' | 'line1' | 'line2' | 'postalCode' | 'city' | 'companyName' | 'cvr'

interface TextAnswerProps {
  name: TextName
  label: ReactNode
  hint?: ReactNode
  autoComplete?: string
  inputMode?: 'numeric'
}

/** A text of the form. */
export const TextAnswer = ({ name, ...rest }: TextAnswerProps) => {
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name })
  const error = useAnswerError(name)
  const shared = { ...rest, ...field, value: field.value ?? '', id: name, error, maxLength: limits[name].most }
  return name === 'description' ? <TextArea {...shared} rows={6} /> : <TextField {...shared} />
}
