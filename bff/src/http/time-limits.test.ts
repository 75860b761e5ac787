import { expect, test } from 'vitest'
import { timeLimits } from './time-limits.ts'

test('a request may take 3 minutes, an idle connection 65 seconds and a silent one 2 minutes', () => {
  expect(timeLimits({ HEADERS_WITHIN_MS: 10_000 })).toEqual({
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 120_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  })
})
