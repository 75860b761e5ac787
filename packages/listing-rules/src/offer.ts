import { z } from 'zod'

export const BookingMode = z.enum(['instant', 'request'])
export type BookingMode = z.infer<typeof BookingMode>
export const CancellationPolicy = z.enum(['flexible', 'moderate', 'strict'])
export type CancellationPolicy = z.infer<typeof CancellationPolicy>
export const FirstGuestPolicy = z.enum(['any', 'experienced'])
export type FirstGuestPolicy = z.infer<typeof FirstGuestPolicy>
export const Subcategory = z.enum(['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'])
export type Subcategory = z.infer<typeof Subcategory>
/** The ten tags (docs/product/listings.md, Homes), at most two per home. */
export const Tag = z.enum([
  'quiet',
  'unique',
  'family',
  'stylish',
  'central',
  'spacious',
  'beach',
  'nature',
  'romantic',
  'modern',
])
export type Tag = z.infer<typeof Tag>
