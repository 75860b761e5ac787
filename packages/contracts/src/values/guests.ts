import { z } from 'zod'

/** The guests of a stay. Only adults and children count against a home's capacity. */
export const GuestCounts = z.object({
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50).default(0),
  babies: z.int().min(0).max(20).default(0),
  pets: z.int().min(0).max(20).default(0),
})
export type GuestCounts = z.infer<typeof GuestCounts>
