import { type CardStep, cardProcedures, SavedCard } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { PaymentStep } from '../services/sandbox.ts'

/** A card that the payment provider stores for a guest. */
const ApiSavedCard = SavedCard.meta({ id: 'SavedCard' })
const CardParams = cardProcedures.removeCard.input
/** The payment intent's id at the provider, which is the first part of its client secret. */
const PaymentParams = z.object({ id: z.string().regex(/^pi_\w{1,100}$/) })

/** A step in the shape of Stripe.js. */
const toPaymentStep = ({ status, error }: CardStep): PaymentStep => ({
  status,
  ...(error
    ? {
        error: {
          type: 'card_error',
          message: error.message,
          ...(error.code === null ? {} : { code: error.code }),
          ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
        },
      }
    : {}),
})

const cardRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/payment-methods',
    config: forUsers,
    schema: { response: okResponse(z.object({ items: z.array(ApiSavedCard) })) },
    handler: async (request) => expectOk(await services.booking.cards({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/payment-methods/setup',
    config: forUsers,
    schema: { response: okResponse(z.object({ clientSecret: z.string() })) },
    handler: async (request) => expectOk(await services.booking.addCard({}, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/payment-methods/:id',
    config: forUsers,
    schema: { params: CardParams, response: okResponse(z.object({ id: z.string() })) },
    handler: async (request) => expectOk(await services.booking.removeCard(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/payment-methods/:id/default',
    config: forUsers,
    schema: { params: CardParams, response: okResponse(z.object({ id: z.string() })) },
    handler: async (request) => expectOk(await services.booking.setDefaultCard(request.params, onBehalfOf(request))),
  })
}

const paymentRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/payments/:id/pay-with-card',
    config: forUsers,
    schema: {
      params: PaymentParams,
      body: cardProcedures.payWithCard.input.pick({ cardId: true }),
      response: okResponse(PaymentStep),
    },
    handler: async (request) => {
      const input = { ...request.params, ...request.body }
      return toPaymentStep(expectOk(await services.booking.payWithCard(input, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/payments/:id/keep-card',
    config: forUsers,
    schema: {
      params: PaymentParams,
      body: z.object({ keep: z.boolean() }),
      response: okResponse(z.object({ keep: z.boolean() })),
    },
    handler: async (request) =>
      expectOk(await services.booking.keepCard({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}

/** A guest's saved cards, and payments with them. */
export const paymentMethodRoutes = (app: Api, deps: Deps): void => {
  cardRoutes(app, deps)
  paymentRoutes(app, deps)
}
