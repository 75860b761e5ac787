import type { Bilingual } from '../core/bilingual.ts'
import { danish, english } from '../core/bilingual.ts'
import type { Capacity } from './plan-capacity.ts'
import type { Wording } from './write-home.ts'

/** Texts of a home in both languages. */
interface HomeTexts {
  wording: Wording
  description: Bilingual
  capacity: Capacity
  /** Null for a host who adds none. */
  rules: Bilingual | null
  notes: Bilingual | null
}

/** A home's texts as listings imports them: the host's own in Danish, and English ones. */
export const localizedTexts = ({
  wording: { title },
  description,
  capacity: { sleeping },
  rules,
  notes,
}: HomeTexts) => ({
  title: title[danish],
  description: description[danish],
  sleeping: sleeping.map(({ name, beds }) => ({ name: name[danish], beds })),
  arrivalNotes: notes?.[danish] ?? null,
  english: {
    title: title[english],
    description: description[english],
    rooms: sleeping.map(({ name }) => name[english]),
    additionalRules: rules?.[english] ?? null,
    arrivalNotes: notes?.[english] ?? null,
  },
})
