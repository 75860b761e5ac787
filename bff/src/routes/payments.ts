import { z } from 'zod'
import type { Api, Ports } from '../http/api.ts'
import { ProblemError, problemAnswer } from '../http/problems.ts'
import { type IntentKind, PaymentStep } from '../ports/sandbox.ts'

const IntentParams = z.object({ id: z.string().regex(/^pi_\w{1,100}$/) })
const ClientSecret = z.string().min(1).max(300)
const rule = { rule: { who: 'user', sandbox: true, door: true } } as const

/** How the browser pays: with Stripe.js, or with the sandbox's stand-in. */
export const paymentRoutes = (app: Api, { config, sandbox }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/payments/config',
    config: { rule: { who: 'anyone' } },
    schema: {
      response: {
        200: z.object({ mode: z.enum(['stripe', 'sandbox']), publishableKey: z.string().optional() }),
        default: problemAnswer,
      },
    },
    handler: async () => {
      if (config.STRIPE_PUBLISHABLE_KEY)
        return { mode: 'stripe' as const, publishableKey: config.STRIPE_PUBLISHABLE_KEY }
      // Without either, nobody can pay: never a sandbox by accident.
      if (!sandbox) throw new ProblemError('payment.unavailable')
      return { mode: 'sandbox' as const }
    },
  })

  const doors = (kind: IntentKind, params: z.ZodType<{ id: string }>): void => {
    app.route({
      method: 'POST',
      url: `/api/sandbox/${kind}/:id/confirm`,
      config: rule,
      schema: {
        params,
        body: z.object({ clientSecret: ClientSecret, cardNumber: z.string().regex(/^[\d ]{12,23}$/) }),
        response: { 200: PaymentStep, default: problemAnswer },
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
        response: { 200: PaymentStep, default: problemAnswer },
      },
      handler: async (request) => {
        if (!sandbox) throw new ProblemError('sandbox.only')
        return sandbox.authenticate(kind, request.params.id, request.body)
      },
    })
  }
  doors('payment-intents', IntentParams)
  doors('setup-intents', z.object({ id: z.string().regex(/^seti_\w{1,100}$/) }))
}
