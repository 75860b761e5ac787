import type { Arrival } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** The arrival notes in the reader's language. What the host did not translate stays as it is. */
export const localizedArrival = (language: PageLanguage, { notesEnglish, ...arrival }: Arrival) => ({
  ...arrival,
  notes: (language === 'en' ? notesEnglish : null) ?? arrival.notes,
})
