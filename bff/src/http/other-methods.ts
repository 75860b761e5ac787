import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../problems/problems.ts'
import type { Api } from './api.ts'

/** The web's own wildcard: what lies under it is no path that anybody declared. */
const anyPage = '/*'

/** What anything here is asked by. */
const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const
const isMethod = (name: string): boolean => methods.some((method) => method === name)

/**
 * Answers the methods that a declared path does not know: OPTIONS says which it does, any other is 405; both with `Allow`. A method that nothing here
 * knows is 501 wherever it is sent. Hears of every route declared after it; `answer` is called once, after the last.
 */
export const unsupportedMethods = (api: Api): { answer(): void } => {
  const urls = new Set<string>()
  api.addHook('onRoute', ({ url }) => {
    if (url !== anyPage) urls.add(url)
  })

  // Before anything else, and for paths that nobody declared as well.
  api.addHook('onRequest', async (request) => {
    if (!isMethod(request.method)) throw new ProblemError('request.methodUnknown')
  })

  const answerAt = (url: string): void => {
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
      // Before its body is read: a method that is none is wrong whatever it carries.
      onRequest: refuse,
      handler: refuse,
    })
  }

  return {
    answer: () => {
      // What is declared here is heard of as well.
      for (const url of [...urls]) answerAt(url)
    },
  }
}
