import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'
import { type IntentKind, PaymentStep } from '../services/sandbox.ts'

const PaymentIntentParams = z.object({ id: z.string().regex(/^pi_\w{1,100}$/) })
const SetupIntentParams = z.object({ id: z.string().regex(/^seti_\w{1,100}$/) })
const ClientSecret = z.string().min(1).max(300)
const forSandboxUsers = { rule: { who: 'user', sandbox: true, strictLimit: true } } as const

const configRoutes = (app: Api, { config, sandbox }: Deps): void => {
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
      // Without Stripe and without a sandbox no payment is possible.
      if (!sandbox) throw new ProblemError('payment.unavailable')
      return { mode: 'sandbox' as const }
    },
  })
}

const intentRoutes = (app: Api, { sandbox }: Deps, kind: IntentKind, params: z.ZodType<{ id: string }>): void => {
  app.route({
    method: 'POST',
    url: `/api/sandbox/${kind}/:id/confirm`,
    config: forSandboxUsers,
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
    config: forSandboxUsers,
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

/** Payments in the browser: with Stripe.js, or with the sandbox in its place. */
export const paymentRoutes = (app: Api, deps: Deps): void => {
  configRoutes(app, deps)
  intentRoutes(app, deps, 'payment-intents', PaymentIntentParams)
  intentRoutes(app, deps, 'setup-intents', SetupIntentParams)
}
