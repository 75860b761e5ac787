import { stepSchemas, type WizardStep } from '@nordbo/listing-rules'
import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { answerFields, type FormAnswers, toForm } from '../../../domain/listing-form/form-answers.ts'
import { type AnswerSchema, errorsOf } from '../../../domain/listing-form/schema-errors.ts'
import type { Draft } from '../../../lib/api/model.ts'
import { readKept } from '../draft/kept-answers.ts'

const schemas: Partial<Record<WizardStep, AnswerSchema>> = stepSchemas

/** The wizard's form, checked step by step. Fields are checked when left, then while typing. */
export const useWizardForm = (draft: Draft | undefined, step: WizardStep) => {
  const current = useRef(step)
  current.current = step
  const resolver: Resolver<FormAnswers> = async (values) => {
    const errors = errorsOf(schemas[current.current], values, answerFields)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  return useForm<FormAnswers>({
    defaultValues: { ...toForm(draft?.answers ?? {}), ...readKept(draft?.id) },
    resolver,
    mode: 'onTouched',
  })
}
