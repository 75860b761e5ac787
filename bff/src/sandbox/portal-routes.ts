import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { ProblemError } from '../problems/problems.ts'

const SessionParams = z.object({ session: z.string().regex(/^bps_\w{1,100}$/) })
const ActionParams = SessionParams.extend({
  action: z.enum(['end', 'keep', 'card', 'test-card', 'pay']),
  target: z.string().regex(/^\w{1,100}$/),
})
const forAnyoneInSandbox = { rule: { who: 'anyone', sandbox: true, strictLimit: true } } as const

/**
 * The sandbox's customer portal, which is served here because the sandbox has no public port. As with the real provider, the link alone
 * gives access. Needs a scope of its own for the forms' parser.
 */
export const portalRoutes = (app: Api, { sandbox }: Deps): void => {
  // What was pressed is in the form's address; its body is empty.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  )

  app.route({
    method: 'GET',
    url: '/api/sandbox/portal/:session',
    config: forAnyoneInSandbox,
    schema: { hide: true, params: SessionParams },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const step = await sandbox.portalPage(request.params.session)
      if ('page' in step) return reply.type('text/html; charset=utf-8').send(step.page)
      throw new ProblemError('route.notFound')
    },
  })

  app.route({
    method: 'POST',
    url: '/api/sandbox/portal/:session/:action/:target',
    config: forAnyoneInSandbox,
    schema: { hide: true, params: ActionParams },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const { session, action, target } = request.params
      const step = await sandbox.pressInPortal(session, action, target)
      if ('goTo' in step) return reply.redirect(step.goTo, 303)
      throw new ProblemError('route.notFound')
    },
  })
}
