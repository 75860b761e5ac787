import { expect, it } from 'vitest'
import { isGuestFavourite } from './guest-favourite.ts'

it('asks for a high rating from several guests', () => {
  expect(isGuestFavourite({ rating: 4.8, reviewCount: 5 })).toBe(true)
  expect(isGuestFavourite({ rating: 5, reviewCount: 4 })).toBe(false)
  expect(isGuestFavourite({ rating: 4.7, reviewCount: 50 })).toBe(false)
  expect(isGuestFavourite({ rating: null, reviewCount: 0 })).toBe(false)
})
