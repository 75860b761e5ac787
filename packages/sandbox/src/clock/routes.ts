import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'
import type { TestClock } from './test-clock.ts'

const MAX_OFFSET_MS = 10 * 366 * 86_400_000
const move = z.union([
  z.strictObject({ advanceMs: z.int().min(0).max(MAX_OFFSET_MS) }),
  z.strictObject({ reset: z.literal(true) }),
])

/**
 * `GET` and `POST /_sandbox/clock`: the offset that every process of the product adds to real time. `onMoved` does what is due
 * by the new time.
 */
export function clockRoutes(app: FastifyInstance, clock: TestClock, onMoved: () => void): void {
  app.get('/_sandbox/clock', async () => ({ offsetMs: clock.offsetMs() }))
  app.post('/_sandbox/clock', async (request, reply) => {
    const body = parseBody(move, request.body, reply)
    if (!body) return reply
    const offsetMs = 'reset' in body ? clock.reset() : clock.advance(body.advanceMs)
    onMoved()
    return { offsetMs }
  })
}
