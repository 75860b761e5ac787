import { expect, test } from 'vitest'
import { firstInput, hotelAnswers, hotelFaults, readTyped } from './hotel-input.ts'

const empty = firstInput(undefined)

test('a hotel needs a name, and counts that a hotel can have or none', () => {
  expect(hotelFaults(empty)).toEqual(['name'])
  expect(hotelFaults({ ...empty, name: '\u200b' }), 'nothing that is seen').toEqual(['name'])
  expect(hotelFaults({ ...empty, name: 'Kajen', rooms: '5000', guestsPerRoom: '50' })).toEqual([])
  for (const count of ['0', '5001', '1,5', 'ti', '-2'])
    expect(hotelFaults({ ...empty, name: 'Kajen', rooms: count }), count).toEqual(['rooms'])
  expect(hotelFaults({ ...empty, name: 'Kajen', guestsPerRoom: '51' })).toEqual(['guestsPerRoom'])
})

test('answers become the form and the form becomes the same answers', () => {
  const answers = hotelAnswers({ ...empty, name: ' Kajen ', stars: '4', rooms: ' 31 ', amenities: ['wifi', 'bar'] })
  expect(answers).toMatchObject({ name: 'Kajen', stars: 4, rooms: 31, guestsPerRoom: null, amenities: ['wifi', 'bar'] })
  expect(hotelAnswers(firstInput(answers))).toEqual(answers)
})

test('what was typed is read with its revision, and anything else is left alone', () => {
  const typed = { revision: 3, input: { ...empty, name: 'Kajen' } }
  expect(readTyped(JSON.stringify(typed))).toEqual(typed)
  for (const text of ['', 'x', '{}', JSON.stringify({ revision: 1, input: { ...empty, stars: '9' } })])
    expect(readTyped(text)).toBeNull()
})
