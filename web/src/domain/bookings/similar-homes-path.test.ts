import { expect, it } from 'vitest'
import { similarHomesPath } from './similar-homes-path.ts'

const trip = {
  listing: { city: 'Gl. Skagen' },
  checkIn: '2027-07-17',
  checkOut: '2027-07-24',
  guests: { adults: 2, children: 1, babies: 0, pets: 1 },
}
const today = '2027-07-17'

it.each(['declined', 'expired', 'cancelled_by_host'] as const)('a trip that is %s leads to other homes', (status) => {
  expect(similarHomesPath({ ...trip, status }, today)).toBe(
    '/search?checkIn=2027-07-17&checkOut=2027-07-24&guests=3&children=1&pets=1&place=Gl.+Skagen',
  )
})

it('leads nowhere once its dates have begun, or when the guest cancelled or still has it', () => {
  expect(similarHomesPath({ ...trip, status: 'declined' }, '2027-07-18')).toBeNull()
  for (const status of ['confirmed', 'cancelled_by_guest', 'pending_request'] as const)
    expect(similarHomesPath({ ...trip, status }, today)).toBeNull()
})
