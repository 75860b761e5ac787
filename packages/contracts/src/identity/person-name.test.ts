import { expect, test } from 'vitest'
import { firstName, PersonName } from './person-name.ts'

test.each([
  'Gerda Gæst',
  'Åse Ørsted-Ærø',
  'H.C. Andersen',
  'Hans-Jørgen O’Neill 2.',
  "Anne-Marie d'Arc St.Pierre",
  'J.R.R. Tolkien',
  '王小明',
  'سارة‌محمد',
  'Li',
])('%s is a name', (name) => {
  expect(PersonName.parse(`  ${name} `)).toBe(name)
})

test.each([
  ['an e-mail address', 'Gerda gerda@firma.dk'],
  ['an e-mail address spelled out', 'Gerda (at) firma (dot) dk'],
  ['the sign of an address', 'Gerda @gerda'],
  ['a link', 'Se https://firma.dk/hus'],
  ['a site', 'Gerda www.firma.dk'],
  ['a bare site', 'book-billigt.dk'],
  ['a site of wide letters', 'Ｗww．evil．dk'],
  ['a site with a wide dot', 'Bo evil．dk'],
  ['a site with an ideographic dot', 'evil。com'],
  ['a site with a leader for a dot', 'paypal․com'],
  ['a phone number with raised dots', 'Ring 20·30·40·50'],
  ['a phone number', 'Gerda +45 12 34 56 78'],
  ['a line break', 'Gerda\nBcc: alle'],
  ['a control character', 'Gerda\u0007'],
  ['a mark that turns the text around', 'Gerda \u202Etsæg'],
  ['a blank of zero width', 'Ger\u200Bda'],
  ['a soft hyphen', 'Ger\u00ADda'],
  ['a filler that looks like nothing', 'Gerda\u3164'],
  ['half a character', 'Gerda \uD800'],
  ['nothing that is seen', ' \u200B '],
])('a name with %s is refused', (_what, name) => {
  expect(PersonName.safeParse(name).success).toBe(false)
})

test('the first name is the text before the first space', () => {
  expect(firstName('  Anne Marie\u00A0Jensen ')).toBe('Anne')
  expect(firstName('Anne\u00A0Jensen')).toBe('Anne')
  expect(firstName(undefined)).toBe('')
})
