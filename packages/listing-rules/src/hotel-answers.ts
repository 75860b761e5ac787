import { z } from 'zod'
import { Country } from './countries.ts'
import { isWritable, optionalLine, requiredLine } from './required-text.ts'

/** What hotels offer. New ones go to the end, because the search stores their numbers. */
export const HotelAmenity = z.enum([
  'wifi',
  'parking',
  'restaurant',
  'breakfast',
  'bar',
  'spa',
  'gym',
  'pool',
  'pets',
  'seaView',
  'evCharger',
  'meetingRooms',
])
export type HotelAmenity = z.infer<typeof HotelAmenity>

/** Most characters of a hotel's description (docs/product/partners.md, Hotels). */
export const longestHotelDescription = 4_000

/** What a partner has written about a hotel. Only the name is needed; the rest may follow (docs/product/partners.md, Hotels). */
export const HotelAnswers = z.object({
  name: requiredLine(120),
  stars: z.int().min(1).max(5).nullable(),
  address: optionalLine(200),
  postalCode: optionalLine(12),
  city: optionalLine(80),
  country: Country,
  /** The number of rooms. */
  rooms: z.int().min(1).max(5_000).nullable(),
  /** How many guests its largest room takes. */
  guestsPerRoom: z.int().min(1).max(50).nullable(),
  description: z
    .string()
    .trim()
    .max(longestHotelDescription)
    .refine(isWritable, 'Must be text without control characters'),
  amenities: z
    .array(HotelAmenity)
    .max(HotelAmenity.options.length)
    .refine((amenities) => new Set(amenities).size === amenities.length, 'Must name each amenity once'),
})
export type HotelAnswers = z.infer<typeof HotelAnswers>
