import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** What listings needs to know. */
export const listingsConfig = kitConfig.extend({
  /** Decides where public points lie: a person with it and a public point could find the house. */
  FUZZ_SECRET: z.string().min(32),
  /** Searches that a process asks its database at once; the others wait their turn, and what is light passes them by. Twice the database's processors. */
  SEARCHES_AT_ONCE: z.coerce.number().int().min(1).max(200).default(4),
  /** Pictures that a process makes at once; each takes a processor. */
  PHOTOS_AT_ONCE: z.coerce.number().int().min(2).max(64).default(2),
  /** Pictures that wait for their turn; more are refused. */
  PHOTOS_WAITING: z.coerce.number().int().min(1).max(1_000).default(48),
})
export type ListingsConfig = z.infer<typeof listingsConfig>
