import { type AnswerField, WrittenAnswers } from '@nordbo/listing-rules'
import { answerFields, emptyForm, type FormAnswers, toForm } from '../../../domain/listing-form/form-answers.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The answers of these fields alone. */
const only = (form: FormAnswers, fields: readonly AnswerField[]): WrittenAnswers =>
  Object.fromEntries(fields.map((field) => [field, form[field]]))

/** What the server would refuse, such as a number outside its limits: it stays on this device until it is right. */
const isFit = (form: FormAnswers, field: AnswerField): boolean => {
  const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> = WrittenAnswers.shape
  return shape[field]?.safeParse(form[field]).success ?? false
}

/** The answers that the server does not have yet: `fit` ones, and `unfit` ones that it would refuse. */
export const unsavedAnswers = (
  form: FormAnswers,
  saved: WrittenAnswers,
  asked: ReadonlySet<AnswerField>,
): { fit: WrittenAnswers; unfit: WrittenAnswers } => {
  const differs = (field: AnswerField): boolean =>
    saved[field] === undefined
      ? asked.has(field) || !same(form[field], emptyForm[field])
      : !same(form[field], saved[field])
  const unsaved = answerFields.filter(differs)
  return {
    fit: only(
      form,
      unsaved.filter((field) => isFit(form, field)),
    ),
    unfit: only(
      form,
      unsaved.filter((field) => !isFit(form, field)),
    ),
  }
}

/** Answers of another device beneath those that this one has not saved yet. */
export const mergedForm = (form: FormAnswers, saved: WrittenAnswers, theirs: WrittenAnswers): FormAnswers => {
  const { fit, unfit } = unsavedAnswers(form, saved, new Set())
  return toForm({ ...theirs, ...fit, ...unfit })
}
