import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { ProblemError } from '../problems/problems.ts'

const LinkParams = z.object({ link: z.string().regex(/^al_\w{1,100}$/) })
const forAnyoneInSandbox = { rule: { who: 'anyone', sandbox: true, strictLimit: true } } as const

/**
 * The sandbox's forms for a payout account. They are served here because the sandbox has no public port. As with the real provider, the
 * link alone gives access. Needs a scope of its own for the forms' parser.
 */
export const onboardingRoutes = (app: Api, { sandbox }: Deps): void => {
  // The answer is in the form's address; its body is empty.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  )

  app.route({
    method: 'GET',
    url: '/api/sandbox/onboarding/:link',
    config: forAnyoneInSandbox,
    schema: { hide: true, params: LinkParams },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const step = await sandbox.onboardingStep(request.params.link)
      if ('goTo' in step) return reply.redirect(step.goTo, 303)
      return reply.type('text/html; charset=utf-8').send(step.page)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/sandbox/onboarding/:link/:outcome',
    config: forAnyoneInSandbox,
    schema: { hide: true, params: LinkParams.extend({ outcome: z.string().regex(/^[a-z]{1,20}$/) }) },
    handler: async (request, reply) => {
      if (!sandbox) throw new ProblemError('sandbox.only')
      const step = await sandbox.finishOnboarding(request.params.link, request.params.outcome)
      if ('goTo' in step) return reply.redirect(step.goTo, 303)
      throw new ProblemError('route.notFound')
    },
  })
}
