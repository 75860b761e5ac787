import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('what everybody chooses is common, in whatever capitals', () => {
  for (const password of ['123456', 'Password1', 'QWERTY', 'Adgangskode123', 'sommer'])
    expect(isCommonPassword(password)).toBe(true)
})

test('what nobody else would think of is not', () => {
  for (const password of ['nordbo-demo', 'sommerhus-29', 'tre små kaniner'])
    expect(isCommonPassword(password)).toBe(false)
})
