import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ProblemError } from '../../problems/problems.ts'
import { errorHandler } from './error-handler.ts'

test('what is away or busy says when to come again, and other errors do not', async () => {
  const app = Fastify()
  await app.register(errorHandler)
  app.get('/away', async () => Promise.reject(new ProblemError('service.unavailable')))
  app.get('/busy', async () => Promise.reject(new ProblemError('service.busy', { retryAfterSeconds: 40 })))
  app.get('/mistake', async () => Promise.reject(new Error('a mistake')))
  const asked = await Promise.all(['/away', '/busy', '/mistake'].map((url) => app.inject({ url })))
  expect(asked.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '5'],
    [503, '40'],
    [500, undefined],
  ])
  await app.close()
})
