import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

/** The sandbox's configuration, parsed from environment variables. Parsing a parsed configuration changes nothing. */
export const sandboxConfig = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .refine((name) => name !== 'production', 'the sandbox takes play money and refuses to run in production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * Loopback only: a client that reaches the sandbox may read every mail and confirm every payment. `container` listens to the
   * network of a container, which publishes no port.
   */
  HOST: z.enum(['127.0.0.1', '::1', 'localhost', 'container']).default('127.0.0.1'),
  /** Port of the HTTP side; 0 takes any free one. */
  SANDBOX_PORT: port,
  /** Port of the mail server; 0 takes any free one. */
  SMTP_PORT: port,
  /** Folder of the state; created if missing. */
  SANDBOX_DIR: z.string().min(1),
  /** The secret key callers must present. A live key is refused. */
  STRIPE_SECRET_KEY: z.string().startsWith('sk_test_', 'must begin with sk_test_: no other key belongs here'),
  /** Start of domain time in a new folder, RFC 3339 UTC; real time when absent. A stored offset takes precedence. */
  CLOCK_START: z.iso.datetime().optional(),
  /** Signs webhooks. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  /** Address that webhooks are sent to; without it none are sent. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where a browser finds the onboarding page; the sandbox's own address when absent. */
  ONBOARDING_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where a browser finds the customer portal; the sandbox's own address when absent. */
  PORTAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Secret of the one client, `nordbo`, of the sandbox's OpenID Connect provider; without it there is no such provider. */
  OIDC_CLIENT_SECRET: z.string().min(16).optional(),
  /** Where that client's browsers may return to. */
  OIDC_REDIRECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where a browser finds the provider's page; the sandbox's own address when absent. */
  OIDC_AUTHORIZE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How often each webhook is delivered; more than 1 to test repeated deliveries. */
  WEBHOOK_COPIES: z.coerce.number().int().min(1).max(5).default(1),
})
export type SandboxConfig = z.infer<typeof sandboxConfig>
