import {
  AlterationId,
  AlterationTerms,
  BookingId,
  CalendarDate,
  GuestCounts,
  Instant,
  ProposalBlocker,
  StaySide,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Dkk, toDkk, toOre } from '../http/money.ts'
import { createdResponse, forHosts, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { ApiAlteration, ApiAlterationTerms, ApiOpenAlteration, toApiAlteration, toApiTerms } from './shapes.ts'

const BookingParams = z.object({ id: BookingId })
const AlterationParams = z.object({ id: AlterationId })
const AlterationBody = z.object({ checkIn: CalendarDate, checkOut: CalendarDate, guests: GuestCounts })

const readRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/alteration',
    config: forUsers,
    schema: {
      params: BookingParams,
      response: okResponse(
        z
          .object({
            side: StaySide,
            mayPropose: z.boolean(),
            /** What in the booking's money prevents a proposal; null when nothing does. */
            hindrance: ProposalBlocker.nullable(),
            alteration: ApiAlteration.nullable(),
          })
          .meta({ id: 'NewestAlteration' }),
      ),
    },
    handler: async (request) => {
      const answer = await services.booking.alterationOf({ bookingId: request.params.id }, onBehalfOf(request))
      const { alteration, ...rest } = expectOk(answer)
      return { ...rest, alteration: alteration && toApiAlteration(alteration) }
    },
  })
}

const proposalRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/bookings/:id/alteration-preview',
    config: forUsers,
    schema: { params: BookingParams, body: AlterationBody, response: okResponse(ApiAlterationTerms) },
    handler: async (request) => {
      const input = { bookingId: request.params.id, ...request.body }
      return toApiTerms(expectOk(await services.booking.alterationPreview(input, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/alterations',
    config: forUsers,
    schema: {
      params: BookingParams,
      /** The difference that the person saw, DKK. If it changed, the proposal is refused with the new terms. */
      body: AlterationBody.extend({ expectedDifference: z.number().min(-100_000_000).max(100_000_000) }),
      response: createdResponse(ApiAlteration),
    },
    handler: async (request, reply) => {
      const { expectedDifference, ...stay } = request.body
      const answer = await services.booking.proposeAlteration(
        { bookingId: request.params.id, ...stay, expectedDifferenceOre: toOre(expectedDifference) },
        onBehalfOf(request),
      )
      if (!answer.ok && answer.error.code === 'alteration.priceChanged')
        throw new ProblemError('alteration.priceChanged', {
          terms: z.json().parse(toApiTerms(AlterationTerms.parse(answer.error.params?.terms))),
        })
      return reply.code(201).send(toApiAlteration(expectOk(answer)))
    },
  })
}

const answerRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/alterations/:id/accept',
    config: forUsers,
    schema: { params: AlterationParams, response: okResponse(ApiAlteration) },
    handler: async (request) =>
      toApiAlteration(expectOk(await services.booking.acceptAlteration(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/alterations/:id/decline',
    config: forUsers,
    schema: { params: AlterationParams, response: okResponse(ApiAlteration) },
    handler: async (request) =>
      toApiAlteration(expectOk(await services.booking.declineAlteration(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/alterations/:id/withdraw',
    config: forUsers,
    schema: { params: AlterationParams, response: okResponse(ApiAlteration) },
    handler: async (request) =>
      toApiAlteration(expectOk(await services.booking.withdrawAlteration(request.params, onBehalfOf(request)))),
  })
}

const paymentRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/alterations/:id/payment',
    config: forUsers,
    schema: {
      params: AlterationParams,
      response: okResponse(z.object({ clientSecret: z.string(), paymentDueAt: Instant, amount: Dkk })),
    },
    handler: async (request) => {
      const { amountOre, ...payable } = expectOk(
        await services.booking.payAlteration(request.params, onBehalfOf(request)),
      )
      return { ...payable, amount: toDkk(amountOre) }
    },
  })
}

const hostRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/alterations',
    config: forHosts,
    schema: { response: okResponse(z.object({ items: z.array(ApiOpenAlteration) })) },
    handler: async (request) => {
      const { items } = expectOk(await services.booking.hostAlterations({}, onBehalfOf(request)))
      return { items: items.map(({ alteration, stay }) => ({ alteration: toApiAlteration(alteration), stay })) }
    },
  })
}

/** How guests and hosts change a confirmed stay. */
export const alterationRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  proposalRoutes(app, deps)
  answerRoutes(app, deps)
  paymentRoutes(app, deps)
  hostRoutes(app, deps)
}
