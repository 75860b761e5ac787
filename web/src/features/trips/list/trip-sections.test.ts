import { expect, it } from 'vitest'
import { tripSections } from './trip-sections.ts'

const needs = { what: 'pay', until: '2027-06-01T10:00:00Z' } as const
const live = { id: 'live', needs: null, ended: false }
const trips = [{ id: 'unpaid', needs, ended: false }, live, { id: 'declined', needs: null, ended: true }]

it('trips are grouped into those that need the guest, current ones, and ended ones', () => {
  const parts = tripSections(trips, 'upcoming').map(({ part, trips: inIt }) => [part, inIt.map(({ id }) => id)])
  expect(parts).toEqual([
    ['needsYou', ['unpaid']],
    ['upcoming', ['live']],
    ['ended', ['declined']],
  ])
})

it('a section without trips is left out', () => {
  expect(tripSections([live], 'past').map(({ part }) => part)).toEqual(['past'])
  expect(tripSections([], 'upcoming')).toEqual([])
})
