import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../problems/problems.ts'
import type { Api } from './api.ts'

/** The wildcard route of the web's files. It matches every path, so it says nothing about methods. */
const anyPage = '/*'

/** Methods that routes of this server may have. */
const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const
const isMethod = (name: string): boolean => methods.some((method) => method === name)

/**
 * Answers methods that a path does not have, with an `Allow` header: OPTIONS with 204, others with 405. A method outside `methods` is 501
 * on every path. Covers the routes declared after this call. `declare` must be called once, after the last of them.
 */
export const unsupportedMethods = (api: Api): { declare(): void } => {
  const urls = new Set<string>()
  api.addHook('onRoute', ({ url }) => {
    if (url !== anyPage) urls.add(url)
  })

  // The first hook, which also runs for unknown paths.
  api.addHook('onRequest', async (request) => {
    if (!isMethod(request.method)) throw new ProblemError('request.methodUnknown')
  })

  const declareAt = (url: string): void => {
    const known = methods.filter((method) => api.hasRoute({ method, url }))
    const allow = [...new Set([...known, 'OPTIONS'])].sort().join(', ')
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('allow', allow)
      if (request.method !== 'OPTIONS') throw new ProblemError('request.methodNotAllowed')
      return reply.code(204).send()
    }
    api.route({
      method: methods.filter((method) => !known.includes(method)),
      url,
      exposeHeadRoute: false,
      schema: { hide: true },
      // Refused before the body is read.
      onRequest: refuse,
      handler: refuse,
    })
  }

  return {
    declare: () => {
      // A copy, because each declaration adds to `urls`.
      for (const url of [...urls]) declareAt(url)
    },
  }
}
