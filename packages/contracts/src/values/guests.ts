import { z } from 'zod'

/** Who comes along. Capacity counts adults and children; babies and pets are shown and stored. */
export const GuestCounts = z.object({
  adults: z.int().min(1).max(50),
  children: z.int().min(0).max(50).default(0),
  babies: z.int().min(0).max(20).default(0),
  pets: z.int().min(0).max(20).default(0),
})
export type GuestCounts = z.infer<typeof GuestCounts>
