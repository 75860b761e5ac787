import type { WrittenAnswers } from '@nordbo/listing-rules'
import { emptyForm, type FormAnswers } from '../../../domain/listing-form/form-answers.ts'

/** Answers that only this tab has, by the draft's id, or `new`. They survive a reload. */
const keyOf = (id: string | undefined): string => `nordbo-wizard-${id ?? 'new'}`

/** Has a stored value the kind of the form's? Storage may hold anything. */
const fits = (name: string, value: unknown): boolean => {
  const shown = new Map<string, unknown>(Object.entries(emptyForm)).get(name)
  if (shown === undefined) return false
  if (value === null || shown === null) return value === null || ['string', 'number', 'object'].includes(typeof value)
  return typeof value === typeof shown && Array.isArray(value) === Array.isArray(shown)
}

/** The kept answers; empty without any. */
export const readKept = (id: string | undefined): Partial<FormAnswers> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([name, each]) => fits(name, each)))
  } catch {
    return {}
  }
}

/** Keeps answers, or forgets them when there are none. */
export const keep = (id: string | undefined, answers: WrittenAnswers): void => {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(answers))
  } catch {
    // Storage is off: unsaved answers are lost on a reload.
  }
}
