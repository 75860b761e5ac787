import { PhoneNumber } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profileFaults } from './validate-profile.ts'

test('a profile needs a name, and a phone number only if there is one', () => {
  expect(profileFaults({ name: ' ', phone: '' })).toEqual(['name'])
  expect(profileFaults({ name: 'Hans Vært', phone: '' })).toEqual([])
  expect(profileFaults({ name: 'Hans Vært', phone: '+45 12 34 56 78' })).toEqual([])
  expect(profileFaults({ name: 'Hans Vært', phone: 'ring' })).toEqual(['phone'])
})

test('the form accepts the phone numbers that the server accepts, and no others', () => {
  const digits = fc.stringMatching(/^[+ .()\d-]{1,22}$/)
  const anything = fc.oneof(digits, fc.string({ maxLength: 25 }))
  fc.assert(
    fc.property(anything, (phone) => {
      fc.pre(phone.trim() !== '')
      expect(profileFaults({ name: 'Hans', phone }).length === 0).toBe(PhoneNumber.safeParse(phone).success)
    }),
  )
})
