import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parseBody } from '../http/parse-body.ts'

const Params = z.object({ device: z.string() })
const answers = z.strictObject({ statuses: z.array(z.int().min(200).max(599)) })
/** The longest message that push services must take (RFC 8030). */
const longest = 4096

interface Push {
  headers: Record<string, string>
  /** As it was encrypted for the device, in base64url. */
  body: string
}

/**
 * A push service (RFC 8030): `POST /_sandbox/push/<device>` takes an encrypted message for a device, `GET` shows what was taken, and `PUT` sets
 * how the next ones are answered; those are not taken. Any name is a device. Nothing is stored on disk.
 */
export function pushRoutes(app: FastifyInstance): void {
  const taken = new Map<string, Push[]>()
  const planned = new Map<string, number[]>()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: longest }, (_, body, parsed) =>
    parsed(null, body),
  )
  app.post('/_sandbox/push/:device', { bodyLimit: longest }, async (request, reply) => {
    const { device } = Params.parse(request.params)
    const status = planned.get(device)?.shift()
    if (status !== undefined) return reply.code(status).send()
    if (request.headers['content-encoding'] !== 'aes128gcm' || !request.headers.ttl) return reply.code(400).send()
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = z.instanceof(Buffer).parse(request.body).toString('base64url')
    taken.set(device, [...(taken.get(device) ?? []), { headers, body }])
    return reply.code(201).send()
  })
  app.get('/_sandbox/push/:device', async (request) => ({
    items: taken.get(Params.parse(request.params).device) ?? [],
  }))
  app.put('/_sandbox/push/:device', async (request, reply) => {
    const body = parseBody(answers, request.body, reply)
    if (!body) return reply
    planned.set(Params.parse(request.params).device, body.statuses)
    return {}
  })
}
