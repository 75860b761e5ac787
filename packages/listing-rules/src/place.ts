import { z } from 'zod'
import { Country } from './countries.ts'
import { limits } from './limits.ts'
import { requiredLine } from './required-text.ts'

export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)
/** A point, degrees. Public points are 150–500 m off (docs/product/listings.md, Place). */
export const Point = z.object({ lat: Latitude, lng: Longitude })
export type Point = z.infer<typeof Point>

/** How far a home's public point is from the home, m (docs/product/listings.md, Place). */
export const publicPointMetres = { least: 150, most: 500 } as const

/** The address of a home. Only city, region and country are public. */
export const Address = z.object({
  line1: requiredLine(limits.line1.most),
  line2: z.string().trim().max(limits.line2.most).nullable().default(null),
  postalCode: requiredLine(limits.postalCode.most),
  city: requiredLine(limits.city.most),
  region: z.string().trim().max(80).nullable().default(null),
  country: Country,
})
export type Address = z.infer<typeof Address>
