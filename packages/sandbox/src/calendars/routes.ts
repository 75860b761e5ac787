import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const Params = z.object({ name: z.string() })
const longest = 3 * 1024 * 1024

/** Calendar files of other sites, for imports: `PUT` stores one under a name, `GET` answers it: `/_sandbox/calendars/<name>`. */
export function calendarRoutes(app: FastifyInstance): void {
  const files = new Map<string, string>()
  app.addContentTypeParser('text/calendar', { parseAs: 'string', bodyLimit: longest }, (_request, body, parsed) =>
    parsed(null, body),
  )
  app.put('/_sandbox/calendars/:name', { bodyLimit: longest }, async (request) => {
    files.set(Params.parse(request.params).name, z.string().parse(request.body))
    return {}
  })
  app.get('/_sandbox/calendars/:name', async (request, reply) => {
    const file = files.get(Params.parse(request.params).name)
    return file === undefined ? reply.code(404).send() : reply.type('text/calendar').send(file)
  })
}
