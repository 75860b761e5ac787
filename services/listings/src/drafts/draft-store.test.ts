import { expect, it } from 'vitest'
import { knownAnswers } from './draft-store.ts'

it('answers that this release does not know or no longer allows are left out of a stored draft', () => {
  const stored = { title: 'Klithuset', sauna: true, bedrooms: -1, tags: ['beach', 'gone'], beds: 4, city: null }
  expect(knownAnswers(stored)).toEqual({ title: 'Klithuset', beds: 4, city: null })
})
