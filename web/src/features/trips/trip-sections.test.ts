import { expect, it } from 'vitest'
import { tripSections } from './trip-sections.ts'

const needs = { what: 'pay', until: '2027-06-01T10:00:00Z' } as const
const live = { id: 'live', needs: null, ended: false }
const trips = [{ id: 'unpaid', needs, ended: false }, live, { id: 'declined', needs: null, ended: true }]

it('parts trips into what needs the guest, what stands, and what came to nothing', () => {
  const parts = tripSections(trips, 'upcoming').map(({ part, trips: inIt }) => [part, inIt.map(({ id }) => id)])
  expect(parts).toEqual([
    ['needsYou', ['unpaid']],
    ['upcoming', ['live']],
    ['ended', ['declined']],
  ])
})

it('has no part without a trip', () => {
  expect(tripSections([live], 'past').map(({ part }) => part)).toEqual(['past'])
  expect(tripSections([], 'upcoming')).toEqual([])
})
