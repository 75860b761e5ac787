import type { FastifyInstance } from 'fastify'
import { parseBody } from '../http/parse-body.ts'
import { type Faults, faultRules } from './fault-rules.ts'

/** `POST` adds rules, `GET` shows them with their counts, `DELETE` disarms all: `/_sandbox/faults`. */
export function faultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get('/_sandbox/faults', async () => ({ rules: faults.list() }))
  app.post('/_sandbox/faults', async (request, reply) => {
    const body = parseBody(faultRules, request.body, reply)
    if (!body) return reply
    faults.arm(body.rules)
    return { rules: faults.list() }
  })
  app.delete('/_sandbox/faults', async () => {
    faults.clear()
    return { rules: faults.list() }
  })
}
