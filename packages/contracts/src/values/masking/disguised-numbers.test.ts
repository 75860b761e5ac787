import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenContact, maskContacts } from './mask-contacts.ts'

const signs = [
  '📞',
  ' ❤️ ',
  '👍🏽',
  '👨‍👩‍👧',
  '×',
  ' × ',
  'x',
  'X',
  '✕',
  ', ',
  ',',
  '、',
  '،',
  '\n',
  '\n\n',
  ' \n',
  '+',
  '→',
  '"',
  '’',
]
/** The second pair is less than the first, so that no list counts up. */
const number = fc
  .tuple(fc.integer({ min: 70, max: 99 }), fc.integer({ min: 11, max: 69 }), fc.integer({ min: 1_000, max: 9_999 }))
  .map((parts) => parts.join(''))

test('a number with any one sign between its pairs or its digits is hidden whole', () => {
  fc.assert(
    fc.property(number, fc.constantFrom(...signs), fc.constantFrom(/../g, /./g), (digits, sign, each) => {
      const written = (digits.match(each) ?? []).join(sign)
      expect(maskContacts(`Mig: ${written} hilsen Vera`), written).toBe(`Mig: ${hiddenContact} hilsen Vera`)
    }),
    { numRuns: 500 },
  )
})

test.each(['@vera_h paa insta', 'insta: vera_h', 'vera_h på insta', 'på snapchat som verahus', 'vera gmail com'])(
  'a name in a network or at a mail host is hidden without its dot: %s',
  (written) => {
    const masked = maskContacts(`Hej, ${written} og tak.`)
    expect(masked).toContain(hiddenContact)
    expect(masked).not.toMatch(/vera/i)
  },
)

test('a person who is spoken to and the name of a network alone are readable', () => {
  for (const text of ['@Vera: tak for sidst', 'Vi fandt jer på Instagram i går', 'Bordet er 80×80×40 cm'])
    expect(maskContacts(text)).toBe(text)
})
