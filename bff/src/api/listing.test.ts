import { ListingContent } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { ApiListing, ApiListingCard } from './listing.ts'

const carded = Object.keys(ApiListingCard.shape)
const told = Object.keys(ApiListing.shape)
const rates = ApiListing.shape.rates.unwrap().shape

test('a home’s page tells its price, its weekends, its cleaning and how it is booked', () => {
  expect(told).toEqual(expect.arrayContaining(['pricePerNight', 'bookingMode', 'requestAutoExpireHours']))
  expect(Object.keys(rates)).toEqual(expect.arrayContaining(['weekendPercent', 'cleaningIncluded', 'cleaningFee']))
  expect(ListingContent.shape.requestAutoExpireHours.parse(undefined)).toBe(24)
})

test('a card tells where a home lies, its kind, pictures, price of a night and reviews', () => {
  const facts = ['location', 'photos', 'subcategory', 'pricePerNight', 'rating', 'reviewCount'] as const
  expect(carded).toEqual(expect.arrayContaining([...facts]))
  expect(ApiListingCard.shape.location.parse({ lat: 57.7, lng: 10.6 })).toEqual({ lat: 57.7, lng: 10.6 })
})

test('a home’s page tells whose it is, what it is called and what kind, and where it lies', () => {
  const facts = ['id', 'hostId', 'title', 'description', 'subcategory', 'city', 'country', 'location'] as const
  expect(told).toEqual(expect.arrayContaining([...facts]))
})

test('a home whose host says nothing of cancelling has the flexible policy', () => {
  expect(ListingContent.shape.cancellationPolicy.parse(undefined)).toBe('flexible')
  expect(ListingContent.shape.cancellationPolicy.safeParse('none').success).toBe(false)
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
