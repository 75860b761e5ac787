import { PersonCity, PhoneNumber } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthdays, changedFields, personalFaults, personalPatch, storedInput } from './personal-form.ts'

const today = '2026-11-25'
const stored = storedInput({ name: 'Gerda Gæst', phone: null, dob: null, city: null })

test('nothing is changed until a text differs by more than blanks', () => {
  expect(changedFields(stored, stored)).toEqual([])
  expect(changedFields({ ...stored, name: ' Gerda Gæst ' }, stored)).toEqual([])
  expect(changedFields({ ...stored, name: 'Gerda Holm', city: 'Skagen' }, stored)).toEqual(['name', 'city'])
})

test('only what changed is sent, an emptied field as nothing', () => {
  const before = { ...stored, phone: '12 34 56 78' }
  const input = { ...before, phone: ' ', dob: '1980-05-04' }
  expect(personalPatch(input, changedFields(input, before), 7)).toEqual({ phone: null, dob: '1980-05-04', revision: 7 })
})

test('a name is needed; phone, date of birth and town only if they are given', () => {
  expect(personalFaults({ ...stored, name: ' ' }, today)).toEqual(['name'])
  expect(personalFaults(stored, today)).toEqual([])
  expect(personalFaults({ ...stored, phone: 'ring', city: 'www.firma.dk 9' }, today)).toEqual(['phone', 'city'])
})

test('people are 18 to 120 years old', () => {
  const faults = (dob: string) => personalFaults({ ...stored, dob }, today)
  expect(['2008-11-26', '1905-11-25'].map(faults)).toEqual([['dob'], ['dob']])
  expect(['2008-11-25', '1905-11-26'].map(faults)).toEqual([[], []])
  expect(birthdays(today)).toEqual({ earliest: '1906-11-25', latest: '2008-11-25' })
})

test('the form accepts the phone numbers and towns that the server accepts, and no others', () => {
  const phones = fc.oneof(fc.stringMatching(/^[+ .()\d-]{1,22}$/), fc.string({ maxLength: 25 }))
  const cities = fc.oneof(fc.stringMatching(/^[A-Za-zÆØÅæøå .'-]{1,40}$/), fc.string({ maxLength: 30 }))
  fc.assert(
    fc.property(phones, cities, (phone, city) => {
      fc.pre(phone.trim() !== '' && city.trim() !== '')
      const faults = personalFaults({ ...stored, phone, city }, today)
      expect(!faults.includes('phone')).toBe(PhoneNumber.safeParse(phone).success)
      expect(!faults.includes('city')).toBe(PersonCity.safeParse(city).success)
    }),
  )
})
