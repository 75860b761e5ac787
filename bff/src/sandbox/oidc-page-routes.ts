import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { ProblemError } from '../problems/problems.ts'

const forAnyoneInSandbox = { rule: { who: 'anyone', sandbox: true, strictLimit: true } } as const
const url = '/api/sandbox/oidc/authorize'

const queryOf = (address: string): string => new URL(address, 'http://bff.invalid').searchParams.toString()

/**
 * The page of the sandbox's OpenID Connect provider, which is served here because the sandbox has no public port. Needs a scope of its own
 * for the form, which is passed on as it is.
 */
export const oidcPageRoutes = (app: Api, { sandbox }: Deps): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.route({
    method: 'GET',
    url,
    config: forAnyoneInSandbox,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const step = await sandbox.signInPage(queryOf(request.url))
      if ('page' in step) return reply.type('text/html; charset=utf-8').send(step.page)
      throw new ProblemError('route.notFound')
    },
  })

  app.route({
    method: 'POST',
    url,
    config: forAnyoneInSandbox,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const form = typeof request.body === 'string' ? request.body : ''
      const step = await sandbox.submitSignIn(queryOf(request.url), form)
      if ('goTo' in step) return reply.redirect(step.goTo, 303)
      throw new ProblemError('route.notFound')
    },
  })
}
