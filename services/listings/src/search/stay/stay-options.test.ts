import { expect, test } from 'vitest'
import { stayOptions } from './stay-options.ts'

const today = '2026-11-21'
const begins = (query: Parameters<typeof stayOptions>[0]): string[] => {
  const stays = stayOptions(query, today)
  return stays.ok ? (stays.value?.options ?? []).map(({ checkIn }) => checkIn) : [stays.error.code]
}

test('a stay may begin up to the end of the booking window', () => {
  expect(begins({ checkIn: '2028-11-21', checkOut: '2028-11-28' })).toEqual(['2028-11-21'])
  expect(stayOptions({ checkIn: '2028-11-22', checkOut: '2028-11-28' }, today)).toMatchObject({
    error: { code: 'booking.tooFarAhead', params: { lastCheckIn: '2028-11-21', monthsAhead: 24 } },
  })
})

test('flexible dates stay within the booking window', () => {
  expect(begins({ checkIn: '2028-11-21', checkOut: '2028-11-28', flex: 1 })).toEqual(['2028-11-20', '2028-11-21'])
  expect(begins({ checkIn: '2026-11-21', checkOut: '2026-11-28', flex: 1 })).toEqual(['2026-11-21', '2026-11-22'])
  expect(begins({ when: 'weekend', month: '2028-11' })).toEqual(['2028-11-03', '2028-11-10', '2028-11-17'])
  expect(begins({ when: 'week', month: '2028-12' })).toEqual(['booking.tooFarAhead'])
  expect(begins({ when: 'week', month: '2026-10' })).toEqual(['booking.datesInvalid'])
})

test('a stay has at most as many nights as can be booked', () => {
  expect(begins({ checkIn: '2027-01-01', checkOut: '2028-01-01' })).toEqual(['2027-01-01'])
  expect(stayOptions({ checkIn: '2027-01-01', checkOut: '2028-01-02' }, today)).toMatchObject({
    error: { code: 'booking.datesInvalid', params: { reason: 'length', maxNights: 365 } },
  })
})
