import { pino } from 'pino'
import { expect, it } from 'vitest'
import { httpServer } from './app.ts'

it('limits the time of a request, of its headers and of idle connections', async () => {
  const app = httpServer(pino({ level: 'silent' }))
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = app.server
  await app.close()
  expect({ requestTimeout, headersTimeout, keepAliveTimeout, timeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 65_000,
    timeout: 120_000,
  })
})
