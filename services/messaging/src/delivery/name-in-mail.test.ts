import { languageCodes } from '@nordbo/texts'
import { expect, test } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

const words = { locale: 'da', isConfirmed: false } as const
const gerda = { name: 'Gerda Gæst', emailVerified: true }

test('a person with a proved address has their first name in mails, and the full one once their stay is confirmed', () => {
  expect(nameInMail(gerda, 'guest', words)).toBe('Gerda')
  expect(nameInMail(gerda, 'guest', { ...words, isConfirmed: true })).toBe('Gerda Gæst')
})

test.each([
  ['da', 'en gæst', 'en vært'],
  ['en', 'a guest', 'a host'],
  ['de', 'ein Gast', 'ein Gastgeber'],
] as const)('who has proved no address has no name in mails, in %s', (locale, guest, host) => {
  const unproved = { ...gerda, emailVerified: false }
  expect(nameInMail(unproved, 'guest', { locale, isConfirmed: true })).toBe(guest)
  expect(nameInMail(unproved, 'host', { locale, isConfirmed: false })).toBe(host)
})

test('somebody who is gone is called by the side that they had, in every language', () => {
  for (const locale of languageCodes)
    for (const side of ['guest', 'host'] as const)
      for (const name of ['', '  '])
        expect(
          nameInMail({ name, emailVerified: true }, side, { locale, isConfirmed: true }),
          `${locale} ${side}`,
        ).toBe(nameInMail(undefined, side, { locale, isConfirmed: false }))
  expect(nameInMail(undefined, 'guest', words)).toBe('Tidligere gæst')
  expect(nameInMail(undefined, 'host', { locale: 'de', isConfirmed: false })).toMatch(/Gastgeber/)
})
