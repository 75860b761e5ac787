import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** The body of a sandbox route, or undefined after a 400 that names every problem has been sent. */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown, reply: FastifyReply): T | undefined {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  reply.code(400).send({ error: { type: 'invalid_request_error', message: z.prettifyError(parsed.error) } })
  return undefined
}
