import { totalGuests } from '@nordbo/stay-rules'
import { describe, expect, it } from 'vitest'
import { limitToCapacity, readGuests, writeGuests } from './guest-counts.ts'

describe('guests in the address', () => {
  it('survive writing and reading', () => {
    const guests = { adults: 2, children: 1, babies: 1, pets: 1 }
    const params = new URLSearchParams()
    writeGuests(params, guests)
    expect(params.toString()).toBe('guests=3&children=1&babies=1&pets=1')
    expect(readGuests(params)).toEqual(guests)
    expect(totalGuests(guests)).toBe(5)
  })

  it('are adults where the address has a plain number', () => {
    expect(readGuests(new URLSearchParams('guests=4'))).toEqual({ adults: 4, children: 0, babies: 0, pets: 0 })
  })

  it('include at least one adult and ignore invalid numbers', () => {
    expect(readGuests(new URLSearchParams('guests=0&children=-3&pets=abc'))).toEqual({
      adults: 1,
      children: 0,
      babies: 0,
      pets: 0,
    })
    expect(readGuests(new URLSearchParams('guests=9999'))?.adults).toBe(50)
  })

  it('are null when the address has none', () => {
    expect(readGuests(new URLSearchParams('place=Skagen'))).toBeNull()
  })
})

it('guests are limited to the capacity, adults first', () => {
  const guests = { adults: 13, children: 3, babies: 1, pets: 2 }
  expect(limitToCapacity(guests, 16)).toEqual(guests)
  expect(limitToCapacity(guests, 14)).toEqual({ ...guests, children: 1 })
  expect(limitToCapacity(guests, 8)).toEqual({ ...guests, adults: 8, children: 0 })
})
