import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'
import { TrustedProxies } from './trusted-proxies.ts'

const flag = z.stringbool()

/** Everything the BFF reads from its environment, once. */
export const bffConfig = kitConfig
  .omit({
    DATABASE_URL: true,
    MAX_DB_CONNECTIONS: true,
    PUBLIC_KEYS: true,
    STREAM_REPLICAS: true,
    EVENT_BACKOFF_MS: true,
    OUTBOX_AGE_ALARM_MS: true,
    CONSUMER_STILL_ALARM_MS: true,
    NORDBO_CRASH_AT: true,
  })
  .extend({
    /** The only public port of the system. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Where people reach the product; links, cookies and the Origin check follow it. */
    PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
    /** Signs the provider's webhooks. */
    STRIPE_WEBHOOK_SECRET: z.string().min(8),
    /** Present where Stripe.js shall run in the browser; absent in the sandbox. */
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    /** Mapbox's public token (pk.…): its map in the browser. Without this and the next two the bundled map is drawn. */
    MAPBOX_TOKEN: z.string().startsWith('pk.').optional(),
    /** Address of a MapLibre style: that map in the browser. Goes before MAP_PMTILES and MAPBOX_TOKEN. */
    MAP_STYLE_URL: z.url().optional(),
    /** The style in the dark; the same one when absent. */
    MAP_STYLE_URL_DARK: z.url().optional(),
    /** A PMTiles archive of streets (Protomaps or OpenMapTiles) or of pictures: a file on the BFF's machine, or an address. Goes before MAPBOX_TOKEN. */
    MAP_PMTILES: z.string().min(1).optional(),
    /** Further origins that the style loads from, with commas between. */
    MAP_ORIGINS: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url())),
    /** The built web; empty serves the API alone. */
    WEB_DIST: z.string().default(''),
    /** Requests a minute for one client address; a signed-in person counts by account. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** The strict rate limit, requests a minute: sign-in, sign-up, payments in the sandbox. */
    RATE_LIMIT_DOORS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
    /** Pages and PDFs that are rendered at once, each on its own thread; one thread is always left to pages. */
    DRAWINGS_AT_ONCE: z.coerce.number().int().min(2).max(32).default(2),
    /** Bytes of pictures that one person may send in a day. */
    UPLOAD_BYTES_PER_DAY: z.coerce.number().int().min(1).default(600_000_000),
    /** A request's headers must be there within so many ms. */
    HEADERS_WITHIN_MS: z.coerce.number().int().min(100).default(10_000),
    /** A body must be there within so many ms; an upload's bytes may pause no longer. */
    BODY_WITHIN_MS: z.coerce.number().int().min(100).default(15_000),
    /**
     * Whose X-Forwarded-For counts: the number of proxies in front of every request, where nobody can go around them, or their addresses and
     * ranges, separated by commas. 0 trusts no proxy; trusting everybody is refused.
     */
    TRUST_PROXY: TrustedProxies.default('0'),
    /** For tests: compares every answer with its schema before it leaves, and refuses a third batch of service calls. */
    STRICT: flag.default(false),
  })
export type BffConfig = z.infer<typeof bffConfig>
