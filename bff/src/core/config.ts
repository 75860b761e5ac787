import { kitConfig } from '@nordbo/service-kit'
import { z } from 'zod'
import { TrustedProxies } from './trusted-proxies.ts'

const flag = z.stringbool()

/** The BFF's environment variables. */
export const bffConfig = kitConfig
  .omit({
    DATABASE_URL: true,
    MAX_DB_CONNECTIONS: true,
    STREAM_REPLICAS: true,
    EVENT_BACKOFF_MS: true,
    OUTBOX_AGE_ALARM_MS: true,
    CONSUMER_STILL_ALARM_MS: true,
    NORDBO_CRASH_AT: true,
  })
  .extend({
    /** The system's only public port. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The product's public address, used for links, cookies and the check of origins. */
    PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
    /** The secret that signs the payment provider's webhooks. */
    STRIPE_WEBHOOK_SECRET: z.string().min(8),
    /**
     * The secret with which a mail server hands in reports about mails that came back (POST /api/webhooks/mail). Without it none is taken.
     */
    MAIL_BOUNCE_SECRET: z.string().min(16).optional(),
    /** Stripe's public key for Stripe.js in the browser; absent in the sandbox. */
    STRIPE_PUBLISHABLE_KEY: z.string().optional(),
    /** Mapbox's public token (pk.…), for its map. Without this and the next settings the browser draws the bundled map. */
    MAPBOX_TOKEN: z.string().startsWith('pk.').optional(),
    /** URL of a MapLibre style, for that map. Takes precedence over MAP_PMTILES and MAPBOX_TOKEN. */
    MAP_STYLE_URL: z.url().optional(),
    /** The style for dark mode; MAP_STYLE_URL when absent. */
    MAP_STYLE_URL_DARK: z.url().optional(),
    /** A PMTiles archive with vectors (Protomaps or OpenMapTiles) or images: a local file or a URL. Takes precedence over MAPBOX_TOKEN. */
    MAP_PMTILES: z.string().min(1).optional(),
    /** Further origins that the style loads from, separated by commas. */
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
    /** Folder of the built web; when empty, only the API is served. */
    WEB_DIST: z.string().default(''),
    /** The rate limit, requests per minute and network; signed-in people are counted by account. */
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    /** The strict rate limit, requests per minute and network: sign-in, sign-up, payments in the sandbox. */
    RATE_LIMIT_DOORS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
    /** How long strangers share an answer about a home, ms; 0 shares none (docs/product/listings.md, Freshness). */
    SHARED_ANSWERS_MS: z.coerce.number().int().min(0).max(60_000).default(10_000),
    /**
     * Until this moment (ISO 8601) people see a page about maintenance, and the API answers 503 (docs/architecture.md, Maintenance).
     * Absent or past: open.
     */
    MAINTENANCE_UNTIL: z.iso.datetime({ offset: true }).optional(),
    /** Threads that render pages and PDFs. PDFs never use all of them. */
    DRAWINGS_AT_ONCE: z.coerce.number().int().min(2).max(32).default(2),
    /** Bytes of photos that one person may upload per day. */
    UPLOAD_BYTES_PER_DAY: z.coerce.number().int().min(1).default(600_000_000),
    /** Time limit for a request's headers, ms. */
    HEADERS_WITHIN_MS: z.coerce.number().int().min(100).default(10_000),
    /** Time limit for a body, and for a pause of an upload, ms. */
    BODY_WITHIN_MS: z.coerce.number().int().min(100).default(15_000),
    /** Who runs Nordbo, as the imprint and the contact page say (docs/product/pages.md, Figures). */
    COMPANY_NAME: z.string().min(1).default('Nordbo ApS'),
    COMPANY_ADDRESS: z.string().min(1).default('Eksempelvej 1, 8000 Aarhus C'),
    COMPANY_NUMBER: z.string().min(1).default('12345674'),
    /** Where people ask for help, as in messaging. */
    SUPPORT_ADDRESS: z.email().default('hjaelp@nordbo.example'),
    SUPPORT_PHONE: z.string().min(1).default('+45 70 00 00 00'),
    EMERGENCY_PHONE: z.string().min(1).default('+45 70 00 00 01'),
    PARTNER_ADDRESS: z.email().default('hoteller@nordbo.example'),
    /**
     * Proxies whose X-Forwarded-For is trusted: their number when every request passes them, or their addresses and ranges, separated by
     * commas. 0 trusts no proxy; trusting every address is refused.
     */
    TRUST_PROXY: TrustedProxies.default('0'),
    /** For tests: checks every answer against its schema, and refuses a third call batch. */
    STRICT: flag.default(false),
  })
export type BffConfig = z.infer<typeof bffConfig>
