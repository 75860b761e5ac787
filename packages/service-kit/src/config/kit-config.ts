import { principals } from '@nordbo/contracts'
import { z } from 'zod'

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Public keys (SPKI, base64) by principal; JSON in the environment. */
export const publicKeys = z.preprocess(
  parsed,
  z.partialRecord(z.enum(principals), z.string().min(1), 'must be a JSON object from principal to public key'),
)
export type PublicKeys = z.infer<typeof publicKeys>

const milliseconds = (value: string): number[] => value.split(',').map(Number)

/** Where blobs live: a folder, or an S3 bucket when `S3_BUCKET` is set. */
export const blobConfig = z.object({
  BLOB_DIR: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('eu-north-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})
export type BlobConfig = z.infer<typeof blobConfig>

/** Settings of every process, also of one that only calls others. */
export const callerConfig = blobConfig.extend({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** With user and password; `tls://` encrypts, and refuses a server that does not. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }),
  /** PEM file of the authority that signed the certificates of Postgres, Redis and NATS, unless Node.js trusts it already. */
  TLS_CA_FILE: z.string().min(1).optional(),
  /** Own Ed25519 private key, PKCS #8 DER in base64. */
  SIGNING_KEY: z.string().min(1),
  /** Turns sandbox mode on: the test clock may be moved. */
  SANDBOX_URL: z.url().optional(),
  /** For tests: answers are checked against their contract at both ends, serialized ones too. */
  STRICT: z.union([z.boolean(), z.stringbool()]).default(false),
  /** For tests on busy machines: a factor for deadlines of procedures and for the wait for a database connection. */
  PATIENCE: z.coerce.number().min(0.1).max(60).default(1),
  /** Port of /healthz, /readyz and /metrics; 0 takes any free one. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HEALTH_HOST: z.string().min(1).default('127.0.0.1'),
  /** `<crash point>#<nth pass>` kills the process there: for tests of recovery, never in production. */
  NORDBO_CRASH_AT: z
    .string()
    .regex(/^[^#]+#[1-9]\d*$/)
    .optional(),
})
export type CallerConfig = z.infer<typeof callerConfig>

/** Settings of every service, which extends them with its own. Parsing a parsed configuration changes nothing. */
export const kitConfig = callerConfig.extend({
  /** With role and password; `?sslmode=verify-full` encrypts. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MAX_DB_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** Database connections that have the frequent statements prepared when the service is ready, and stay open. */
  WARM_DB_CONNECTIONS: z.coerce.number().int().min(0).max(200).default(4),
  /** With user and password; `rediss://` encrypts. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Prefix of every key in Redis, before the service's name. The permissions of Redis's users name it. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('nordbo'),
  PUBLIC_KEYS: publicKeys,
  /** Replicas of this service's event stream: 3 in production. */
  STREAM_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  /** Pauses in ms between the attempts to handle an event; one attempt more than there are pauses. */
  EVENT_BACKOFF_MS: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'must be milliseconds separated by commas')
    .default('200,1000,5000,15000,60000,300000'),
  /** A delivered event goes to another process after this many ms without a heartbeat. */
  EVENT_ACK_WAIT_MS: z.coerce.number().int().min(100).default(10_000),
  /** An alarm is logged when the oldest unpublished event is older than this, ms. */
  OUTBOX_AGE_ALARM_MS: z.coerce.number().int().positive().default(10_000),
  /** An alarm is logged when a consumer's events wait longer than this, ms, without any being handled. */
  CONSUMER_STILL_ALARM_MS: z.coerce.number().int().positive().default(30_000),
})
export type KitConfig = z.infer<typeof kitConfig>

/** The pauses of EVENT_BACKOFF_MS, in ms. */
export const eventBackoff = (config: Pick<KitConfig, 'EVENT_BACKOFF_MS'>): number[] =>
  milliseconds(config.EVENT_BACKOFF_MS)
