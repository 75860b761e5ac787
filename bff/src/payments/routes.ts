import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'
import { type IntentKind, PaymentStep } from '../services/sandbox.ts'

const IntentParams = z.object({ id: z.string().regex(/^pi_\w{1,100}$/) })
const ClientSecret = z.string().min(1).max(300)
const rule = { rule: { who: 'user', sandbox: true, strictLimit: true } } as const

/** How the browser pays: with Stripe.js, or with the sandbox's stand-in. */
export const paymentRoutes = (app: Api, { config, sandbox }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/payments/config',
    config: forAnyone,
    schema: {
      response: okResponse(z.object({ mode: z.enum(['stripe', 'sandbox']), publishableKey: z.string().optional() })),
    },
    handler: async () => {
      if (config.STRIPE_PUBLISHABLE_KEY)
        return { mode: 'stripe' as const, publishableKey: config.STRIPE_PUBLISHABLE_KEY }
      // Without either, nobody can pay: never a sandbox by accident.
      if (!sandbox) throw new ProblemError('payment.unavailable')
      return { mode: 'sandbox' as const }
    },
  })

  const intentRoutes = (kind: IntentKind, params: z.ZodType<{ id: string }>): void => {
    app.route({
      method: 'POST',
      url: `/api/sandbox/${kind}/:id/confirm`,
      config: rule,
      schema: {
        params,
        body: z.object({ clientSecret: ClientSecret, cardNumber: z.string().regex(/^[\d ]{12,23}$/) }),
        response: okResponse(PaymentStep),
      },
      handler: async (request) => {
        if (!sandbox) throw new ProblemError('sandbox.only')
        const { clientSecret, cardNumber } = request.body
        return sandbox.confirm(kind, request.params.id, { clientSecret, cardNumber: cardNumber.replaceAll(' ', '') })
      },
    })

    app.route({
      method: 'POST',
      url: `/api/sandbox/${kind}/:id/authenticate`,
      config: rule,
      schema: {
        params,
        body: z.object({ clientSecret: ClientSecret, outcome: z.enum(['success', 'failure']) }),
        response: okResponse(PaymentStep),
      },
      handler: async (request) => {
        if (!sandbox) throw new ProblemError('sandbox.only')
        return sandbox.authenticate(kind, request.params.id, request.body)
      },
    })
  }
  intentRoutes('payment-intents', IntentParams)
  intentRoutes('setup-intents', z.object({ id: z.string().regex(/^seti_\w{1,100}$/) }))
}
