import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

/** The configuration of listings. */
export const listingsConfig = kitConfig.extend({
  /** Determines the public points. With it and a public point the exact position could be computed. */
  FUZZ_SECRET: z.string().min(32),
  /** Searches that a process runs in its database at the same time; others wait, cheaper queries do not. Twice the database's processors. */
  SEARCHES_AT_ONCE: z.coerce.number().int().min(1).max(200).default(4),
  /** Photos that a process resizes at the same time; each uses one processor. */
  PHOTOS_AT_ONCE: z.coerce.number().int().min(2).max(64).default(2),
  /** Photos that may wait to be resized; more are refused. */
  PHOTOS_WAITING: z.coerce.number().int().min(1).max(1_000).default(48),
  /** Mapbox's token, for addresses. Without it they come from the bundled gazetteer. */
  MAPBOX_TOKEN: z.string().min(1).optional(),
  MAPBOX_API_URL: z.url().default('https://api.mapbox.com'),
})
export type ListingsConfig = z.infer<typeof listingsConfig>
