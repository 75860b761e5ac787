import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const listed = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .replaceAll(/^#.*$/gm, '')
  .trim()
  .split(/\s+/)

test('the 3,000 most frequent passwords are common, in any case', () => {
  expect(new Set(listed.filter((word) => word.length >= 6 && word === word.toLowerCase())).size).toBe(3_000)
  expect(listed.slice(0, 5)).toEqual(['123456', 'password', '12345678', 'qwerty', '123456789'])
  for (const password of listed)
    for (const typed of [password, password.toUpperCase(), `${password[0]?.toUpperCase()}${password.slice(1)}`])
      expect([typed, isCommonPassword(typed)]).toEqual([typed, true])
})

test.each([
  'Adgangskode123',
  'sommer',
  'KØBENHAVN',
  'nordbo-demo',
  '654321',
  'aaaaaa',
  'abcABC',
  '121212',
  'hejhej',
  'qwertyuiopå',
])('%s is common too, although rankings lack it', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['sommerhus-29', 'tre små kaniner', 'klitten78', 'aaaaaab'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
