import { describe, expect, it } from 'vitest'
import { generateKeys } from '../rpc/keys.ts'
import { eventBackoff, kitConfig } from './kit-config.ts'
import { ConfigProblem, loadConfig } from './load-config.ts'

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
    if (error instanceof ConfigProblem) return error.problems
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

  it('tells all its problems at once, by variable', () => {
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

  it('keeps the sandbox and crash points out of production', () => {
    const production = {
      ...complete,
      NODE_ENV: 'production',
      SANDBOX_URL: 'http://localhost:1',
      NORDBO_CRASH_AT: 'here#1',
    }
    expect(problemsOf(production)).toEqual([
      'SANDBOX_URL: must not be set in production',
      'NORDBO_CRASH_AT: must not be set in production',
    ])
    expect(problemsOf({ ...production, NODE_ENV: 'test' })).toEqual([])
  })

  it('wants credentials with a bucket', () => {
    expect(problemsOf({ ...complete, S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id' })).toEqual([
      'S3_SECRET_ACCESS_KEY: is needed when S3_BUCKET is set',
    ])
  })
})
