import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import { companyOf } from './companies.ts'

const asked = z.object({ country: z.literal('dk'), vat: z.string().regex(/^\d{8}$/) })

/** A company register that answers as cvrapi.dk does: `GET /_sandbox/cvr?country=dk&vat=<number>`. */
export function cvrRoutes(app: FastifyInstance): void {
  app.get('/_sandbox/cvr', async (request, reply) => {
    const query = parseBody(asked, request.query, reply)
    if (!query) return reply
    const { status, body } = companyOf(query.vat)
    return reply.code(status).send(body)
  })
}
