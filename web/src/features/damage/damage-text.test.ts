import { DamageDescription, longestDamageText } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDescribed, longestText } from './damage-text.ts'

it('the form accepts a description exactly when the server does', () => {
  const text = fc.string({ unit: fc.constantFrom('e', 'ø', ' ', '\n', '.'), maxLength: 20 })
  fc.assert(
    fc.property(text, (description) => {
      expect(isDescribed(description)).toBe(DamageDescription.safeParse(description).success)
    }),
  )
  expect(['Ti tegn er', ' En rude  '].map(isDescribed)).toEqual([true, false])
  expect(longestText).toBe(longestDamageText)
})
