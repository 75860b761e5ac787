import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'

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
    NORDBO_CRASH_AT: true,
  })
  .extend({
    /** The only public port of the house. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Where people reach the product; links, cookies and the Origin check follow it. */
    PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
    /** Signs the provider's webhooks. */
    STRIPE_WEBHOOK_SECRET: z.string().min(8),
    /** Present where Stripe.js shall run in the browser; absent in the sandbox. */
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    /** Mapbox's public token (pk.…): its map in the browser. Without it the bundled one is drawn. */
    MAPBOX_TOKEN: z.string().startsWith('pk.').optional(),
    /** The built web; empty serves the API alone. */
    WEB_DIST: z.string().default(''),
    /** Requests a minute for one client address; a signed-in person counts by account. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** Attempts a minute at the doors: sign-in, sign-up, payments in the sandbox. */
    RATE_LIMIT_DOORS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
    /** Trust X-Forwarded-For of the proxy in front. */
    TRUST_PROXY: flag.default(false),
    /** For tests: compares every answer with its schema before it leaves, and refuses a third round of service calls. */
    STRICT: flag.default(false),
  })
export type BffConfig = z.infer<typeof bffConfig>
