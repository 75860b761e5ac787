import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { generateKeys } from '../rpc/keys.ts'
import { eventBackoff, kitConfig } from './kit-config.ts'
import { ConfigError, loadConfig } from './load-config.ts'

const keys = generateKeys(['bff', 'booking'])
const complete = {
  DATABASE_URL: 'postgres://booking:database-secret@localhost/booking',
  NATS_URL: 'nats://booking:nats-secret@localhost:4222',
  REDIS_URL: 'redis://:redis-secret@localhost:6379',
  SIGNING_KEY: keys.signing.booking,
  PUBLIC_KEYS: JSON.stringify(keys.public),
}

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    loadConfig('booking', kitConfig, environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('a configuration', () => {
  it('is read with its defaults, and an empty variable counts as absent', () => {
    const config = loadConfig('booking', kitConfig, { ...complete, LOG_LEVEL: '', SANDBOX_URL: '' })
    expect(config).toMatchObject({
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      HEALTH_PORT: 0,
      PUBLIC_KEYS: keys.public,
    })
    expect(config.SANDBOX_URL).toBeUndefined()
    expect(eventBackoff(config)).toEqual([200, 1_000, 5_000, 15_000, 60_000, 300_000])
  })

  it('stays the same when it is read again', () => {
    const once = loadConfig('booking', kitConfig, { ...complete, HEALTH_PORT: '4000' })
    expect(loadConfig('booking', kitConfig, once)).toEqual(once)
  })

  it('reports all its problems at once, by variable', () => {
    const found = problemsOf({
      ...complete,
      DATABASE_URL: 'mysql://x',
      REDIS_URL: '',
      PUBLIC_KEYS: '{"bff":',
      HEALTH_PORT: '70000',
    })
    expect(found.map((problem) => problem.split(':')[0]).sort()).toEqual([
      'DATABASE_URL',
      'HEALTH_PORT',
      'PUBLIC_KEYS',
      'REDIS_URL',
    ])
    expect(found).toContain('REDIS_URL: is missing')
  })

  it('never shows a value in a problem', () => {
    const found = problemsOf({
      ...complete,
      DATABASE_URL: 'not-a-url:database-secret',
      NATS_URL: 'http://nats-secret',
      NODE_ENV: 'secret-mode',
      REDIS_PREFIX: 'secret prefix',
    })
    expect(found).toHaveLength(4)
    expect(found.join()).not.toMatch(/secret(?!_)/)
  })

  const strong = (length = 40): string => randomBytes(length).toString('base64url')
  const schema = kitConfig.extend({
    STRIPE_SECRET_KEY: z.string(),
    STRIPE_PUBLISHABLE_KEY: z.string(),
    STRIPE_API_URL: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string(),
    SESSION_SECRET: z.string(),
    FUZZ_SECRET: z.string(),
    CALENDAR_LOCAL_ADDRESSES: z.string().optional(),
    SMTP_URL: z.string(),
    PUBLIC_URL: z.url().default('http://127.0.0.1:3000'),
    OIDC_PROVIDERS: z.array(z.record(z.string(), z.string())).default([]),
  })
  const real = {
    ...{ NODE_ENV: 'production', SIGNING_KEY: keys.signing.booking, PUBLIC_KEYS: JSON.stringify(keys.public) },
    DATABASE_URL: `postgres://booking:${strong()}@db.internal/booking`,
    NATS_URL: `nats://booking:${strong()}@nats.internal:4222`,
    REDIS_URL: `redis://booking:${strong()}@redis.internal:6379`,
    STRIPE_SECRET_KEY: `sk_live_${'a1b2'.repeat(6)}`,
    STRIPE_PUBLISHABLE_KEY: `pk_live_${'a1b2'.repeat(6)}`,
    ...{ STRIPE_WEBHOOK_SECRET: `whsec_${strong()}`, SESSION_SECRET: strong(), FUZZ_SECRET: strong() },
    ...{ SMTP_URL: 'smtps://post:pass@mail.nordbo.dk', PUBLIC_URL: 'https://nordbo.dk' },
  }
  const problemsIn = (environment: Record<string, unknown>): string[] => {
    try {
      loadConfig('booking', schema, environment)
    } catch (error) {
      if (error instanceof ConfigError) return error.problems.map((problem) => problem.split(':')[0] ?? '')
      throw error
    }
    return []
  }

  const refused = (environment: Record<string, string>): string[] => problemsIn(environment)

  it('of production is refused with every unfit variable named at once', () => {
    expect(refused(real)).toEqual([])
    const zeroKey = Buffer.concat([Buffer.from(keys.signing.booking, 'base64').subarray(0, 16), Buffer.alloc(32)])
    const unfit = {
      ...{ SANDBOX_URL: 'http://localhost:1', NORDBO_CRASH_AT: 'here#1', STRIPE_API_URL: 'http://sandbox:9000' },
      ...{ STRIPE_SECRET_KEY: `sk_test_${strong()}`, STRIPE_PUBLISHABLE_KEY: `pk_test_${strong()}` },
      ...{ STRIPE_WEBHOOK_SECRET: 'whsec_short', SESSION_SECRET: '0'.repeat(48), FUZZ_SECRET: 'changeme'.repeat(6) },
      ...{ DATABASE_URL: 'postgres://booking@db/booking', NATS_URL: 'nats://booking:password-password@nats:4222' },
      ...{ REDIS_URL: 'redis://:0000000000000000@redis', SIGNING_KEY: zeroKey.toString('base64') },
      ...{
        PUBLIC_KEYS: JSON.stringify({ bff: keys.public.bff, booking: keys.public.bff }),
        PUBLIC_URL: 'http://nordbo.dk',
      },
      SMTP_URL: 'smtp://mail.nordbo.dk:587',
      CALENDAR_LOCAL_ADDRESSES: 'http://localhost:3000/',
    }
    expect(refused({ ...real, ...unfit }).toSorted()).toEqual(Object.keys(unfit).toSorted())
    expect(refused({ ...real, ...unfit, NODE_ENV: 'test' })).toEqual([])
    // An empty variable takes its default.
    expect(refused({ ...real, PUBLIC_URL: '' })).toEqual(['PUBLIC_URL'])
  })

  it('of production trusts sign-in providers over https alone, with secrets that nobody can guess', () => {
    const problemsWith = (issuer: string, clientSecret: string): string[] => {
      const OIDC_PROVIDERS = [{ id: 'konto', issuer, clientSecret }]
      return problemsIn({ ...real, OIDC_PROVIDERS })
    }
    expect(problemsWith('https://konto.example', strong())).toEqual([])
    expect(problemsWith('http://konto.example', strong())).toEqual(['OIDC_PROVIDERS.konto'])
    expect(problemsWith('https://konto.example', 'changeme')).toEqual(['OIDC_PROVIDERS.konto'])
  })

  it('of production requires encrypted mail', () => {
    const problemsWith = (url: string): string[] => refused({ ...real, SMTP_URL: url })
    expect(problemsWith('smtp://post:pass@mail.nordbo.dk:587?requireTLS=true')).toEqual([])
    for (const url of ['smtp://sandbox:2525', 'smtps://mail.nordbo.dk?tls.rejectUnauthorized=false'])
      expect([url, problemsWith(url)]).toEqual([url, ['SMTP_URL']])
  })

  it('of production requires sslmode=verify-full where the database is reached with TLS', () => {
    const problemsWith = (mode: string): string[] =>
      refused({ ...real, DATABASE_URL: `${real.DATABASE_URL}?sslmode=${mode}` })
    expect(problemsWith('verify-full')).toEqual([])
    for (const mode of ['no-verify', 'require', 'prefer'])
      expect([mode, problemsWith(mode)]).toEqual([mode, ['DATABASE_URL']])
  })

  it('requires credentials with a bucket', () => {
    expect(problemsOf({ ...complete, S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toEqual([
      'S3_SECRET_ACCESS_KEY: is needed when S3_BUCKET is set',
    ])
  })
})
