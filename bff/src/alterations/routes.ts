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

/** How guests and hosts change a confirmed stay. */
export const alterationRoutes = (app: Api, { services }: Deps): void => {
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
            /** Why nothing can be proposed where money is the reason. */
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

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/alteration-preview',
    config: forUsers,
    schema: {
      params: BookingParams,
      body: AlterationBody,
      response: okResponse(ApiAlterationTerms),
    },
    handler: async (request) => {
      const wish = { bookingId: request.params.id, ...request.body }
      return toApiTerms(expectOk(await services.booking.alterationPreview(wish, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/alterations',
    config: forUsers,
    schema: {
      params: BookingParams,
      /** The difference the person saw, DKK; another one is refused with the new terms. */
      body: AlterationBody.extend({ expectedDifference: z.number().min(-100_000_000).max(100_000_000) }),
      response: createdResponse(ApiAlteration),
    },
    handler: async (request, reply) => {
      const { expectedDifference, ...wish } = request.body
      const answer = await services.booking.proposeAlteration(
        { bookingId: request.params.id, ...wish, expectedDifferenceOre: toOre(expectedDifference) },
        onBehalfOf(request),
      )
      if (!answer.ok && answer.error.code === 'alteration.priceChanged')
        throw new ProblemError('alteration.priceChanged', {
          terms: z.json().parse(toApiTerms(AlterationTerms.parse(answer.error.params?.terms))),
        })
      return reply.code(201).send(toApiAlteration(expectOk(answer)))
    },
  })

  const answers = {
    accept: services.booking.acceptAlteration,
    decline: services.booking.declineAlteration,
    withdraw: services.booking.withdrawAlteration,
  }
  for (const [verb, answer] of Object.entries(answers))
    app.route({
      method: 'POST',
      url: `/api/alterations/:id/${verb}`,
      config: forUsers,
      schema: { params: AlterationParams, response: okResponse(ApiAlteration) },
      handler: async (request) => toApiAlteration(expectOk(await answer(request.params, onBehalfOf(request)))),
    })

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
