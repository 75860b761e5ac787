import type { Said } from '../said.ts'
import { danish, english } from '../said.ts'
import type { Capacity } from './sleep-in.ts'
import type { Wording } from './write-home.ts'

/** What is told of a home in both languages. */
interface Told {
  wording: Wording
  description: Said
  capacity: Capacity
  /** Null where the host adds none. */
  rules: Said | null
  notes: Said | null
}

/** The texts of a home as listings takes them: the host's own in Danish, and the same in English. */
export const inBoth = ({ wording: { title }, description, capacity: { sleeping }, rules, notes }: Told) => ({
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
