import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openapi } from './openapi.ts'

test('a body may be absent when all its fields are optional', async () => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  await app.register(openapi, { checkAnswers: true, https: false })
  app.route({
    method: 'POST',
    url: '/decline',
    schema: { body: z.object({ reason: z.string().optional() }).default({}) },
    handler: async (request) => request.body,
  })
  const answer = await app.inject({ method: 'POST', url: '/decline' })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  await app.close()
})
