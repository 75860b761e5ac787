import { z } from 'zod'
import { Country } from '../values/countries.ts'
import { requiredLine } from '../values/required-text.ts'

export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)
/** A point, degrees. Public points are 150–500 m off (docs/product/listings.md, Place). */
export const Point = z.object({ lat: Latitude, lng: Longitude })
export type Point = z.infer<typeof Point>

/** The address of a home. Only city, region and country are public. */
export const Address = z.object({
  line1: requiredLine(120),
  line2: z.string().trim().max(120).nullable().default(null),
  postalCode: requiredLine(12),
  city: requiredLine(80),
  region: z.string().trim().max(80).nullable().default(null),
  country: Country,
})
export type Address = z.infer<typeof Address>
