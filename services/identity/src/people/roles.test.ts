import { expect, test } from 'vitest'
import { rolesOf } from './roles.ts'

test('everybody is a guest, and people who want to let are hosts too', () => {
  expect(rolesOf('guest')).toEqual(['guest'])
  expect(rolesOf('host')).toEqual(['guest', 'host'])
  expect(rolesOf('both')).toEqual(['guest', 'host'])
})
