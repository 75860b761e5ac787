import { expect, it } from 'vitest'
import { guestsHints, stayHint } from './address-hints.ts'
import { readGuests } from './guest-counts.ts'
import { readStay } from './stay.ts'

const today = '2026-11-20'
const params = (text: string) => new URLSearchParams(text)

it.each([
  ['', null],
  ['checkIn=2027-07-17&checkOut=2027-07-24', null],
  ['checkin=2027-07-17&checkout=2027-07-24', null],
  ['checkIn=2027-07-24&checkOut=2027-07-17', 'datesReversed'],
  ['checkin=2027-07-17&checkout=2027-07-17', 'datesReversed'],
  ['checkin=2026-11-19&checkout=2026-11-22', 'datesPast'],
  ['checkIn=2028-11-21&checkOut=2028-11-28', 'datesFar'],
  ['checkIn=2027-01-01&checkOut=2028-03-01', 'datesLong'],
  ['checkIn=2027-02-30&checkOut=2027-03-03', 'dates'],
  ['checkOut=2027-07-08', 'dates'],
])('says why the dates of “%s” are not used', (text, hint) => {
  expect(stayHint(params(text), today)).toBe(hint)
  // A hint appears exactly where dates are ignored.
  expect(readStay(params(text), today) === null).toBe(text === '' || hint !== null)
})

it.each([
  ['', [], null],
  ['adults=2&children=1', [], 3],
  ['guests=4&children=2&pets=true', [], 4],
  ['adults=0', ['guestsNone'], 1],
  ['adults=-3', ['guestsNone'], 1],
  ['adults=1.5', ['guestsNone'], 1],
  ['guests=0', ['guestsNone'], 1],
  ['guests=', ['guestsNone'], 1],
  ['adults=0&children=2', ['guestsAlone'], 3],
  ['guests=2&children=2', ['guestsAlone'], 3],
  ['adults=2&babies=-1', ['party'], 2],
  ['guests=2&pets=cat', ['party'], 2],
  ['guests=0&children=many', ['guestsNone', 'party'], 1],
] as const)('the guests in “%s” have the right hints', (text, hints, counted) => {
  expect(guestsHints(params(text))).toEqual(hints)
  const guests = readGuests(params(text))
  expect(guests && guests.adults + guests.children).toBe(counted)
})
