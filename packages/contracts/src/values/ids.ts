import { z } from 'zod'

export const UserId = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>
export const ListingId = z.uuid().brand<'ListingId'>()
export type ListingId = z.infer<typeof ListingId>
export const BookingId = z.uuid().brand<'BookingId'>()
export type BookingId = z.infer<typeof BookingId>
export const ReviewId = z.uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>
export const HotelId = z.uuid().brand<'HotelId'>()
export type HotelId = z.infer<typeof HotelId>

export const DamagePhotoId = z.uuid().brand<'DamagePhotoId'>()
export type DamagePhotoId = z.infer<typeof DamagePhotoId>
