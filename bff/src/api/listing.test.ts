import { ListingContent } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { ApiListing } from './listing.ts'

const told = Object.keys(ApiListing.shape)
const rates = ApiListing.shape.rates.unwrap().shape

test('a home’s page tells its price, its weekends, its cleaning and how it is booked', () => {
  expect(told).toEqual(expect.arrayContaining(['pricePerNight', 'bookingMode', 'requestAutoExpireHours']))
  expect(Object.keys(rates)).toEqual(expect.arrayContaining(['weekendPercent', 'cleaningIncluded', 'cleaningFee']))
  expect(ListingContent.shape.requestAutoExpireHours.parse(undefined)).toBe(24)
})

test('a home’s page tells its room, its rules, its pictures and its reviews', () => {
  const facts = ['maxGuests', 'bedrooms', 'beds', 'bathrooms', 'amenities', 'rules', 'photos'] as const
  expect(told).toEqual(expect.arrayContaining([...facts, 'rating', 'reviewCount', 'active', 'createdAt']))
  expect(ListingContent.shape.bathrooms.safeParse(1.5).success).toBe(true)
  expect(ListingContent.shape.bathrooms.safeParse(1.3).success).toBe(false)
})

test('a home’s page tells each discount that its host gives', () => {
  expect(Object.keys(rates.discounts.shape).sort()).toEqual([
    'introFirstN',
    'introPercent',
    'lastMinuteDays',
    'lastMinutePercent',
    'monthlyPercent',
    'weeklyPercent',
  ])
})
