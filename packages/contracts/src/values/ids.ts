import { z } from 'zod'

/**
 * Any id. It is in small letters after parsing, however it was written: ids are compared as texts, in locks, keys of caches and messages.
 */
export const Uuid = z.uuid().toLowerCase()

export const UserId = Uuid.brand<'UserId'>()
export type UserId = z.infer<typeof UserId>
export const ListingId = Uuid.brand<'ListingId'>()
export type ListingId = z.infer<typeof ListingId>
export const BookingId = Uuid.brand<'BookingId'>()
export type BookingId = z.infer<typeof BookingId>
export const ReviewId = Uuid.brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>
export const HotelId = Uuid.brand<'HotelId'>()
export type HotelId = z.infer<typeof HotelId>

export const PartnerId = Uuid.brand<'PartnerId'>()
export type PartnerId = z.infer<typeof PartnerId>

export const PasskeyId = Uuid.brand<'PasskeyId'>()
export type PasskeyId = z.infer<typeof PasskeyId>

export const LinkedIdentityId = Uuid.brand<'LinkedIdentityId'>()
export type LinkedIdentityId = z.infer<typeof LinkedIdentityId>

export const DamagePhotoId = Uuid.brand<'DamagePhotoId'>()
export type DamagePhotoId = z.infer<typeof DamagePhotoId>
