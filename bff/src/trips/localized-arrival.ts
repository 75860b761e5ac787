import type { Arrival } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** How to get in, in the reader's language. */
export const localizedArrival = (language: PageLanguage, { notesEnglish, ...arrival }: Arrival) => ({
  ...arrival,
  notes: (language === 'en' ? notesEnglish : null) ?? arrival.notes,
})
