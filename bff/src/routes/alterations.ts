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
import { ApiAlteration, ApiAlterationTerms, ApiOpenAlteration, toApiAlteration, toApiTerms } from '../api/alteration.ts'
import { Dkk, toDkk, toOre } from '../api/money.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, ProblemError, problemAnswer } from '../http/problems.ts'

const BookingParams = z.object({ id: BookingId })
const AlterationParams = z.object({ id: AlterationId })
const Wish = z.object({ checkIn: CalendarDate, checkOut: CalendarDate, guests: GuestCounts })
const rule = { rule: { who: 'user' } } as const

/** How guests and hosts change a confirmed stay. */
export const alterationRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/alteration',
    config: rule,
    schema: {
      params: BookingParams,
      response: {
        200: z
          .object({
            side: StaySide,
            mayPropose: z.boolean(),
            /** Why nothing can be proposed where money is the reason. */
            hindrance: ProposalBlocker.nullable(),
            alteration: ApiAlteration.nullable(),
          })
          .meta({ id: 'NewestAlteration' }),
        default: problemAnswer,
      },
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
    config: rule,
    schema: { params: BookingParams, body: Wish, response: { 200: ApiAlterationTerms, default: problemAnswer } },
    handler: async (request) => {
      const wish = { bookingId: request.params.id, ...request.body }
      return toApiTerms(expectOk(await services.booking.alterationPreview(wish, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/alterations',
    config: rule,
    schema: {
      params: BookingParams,
      /** The difference the person saw, DKK; another one is refused with the new terms. */
      body: Wish.extend({ expectedDifference: z.number().min(-100_000_000).max(100_000_000) }),
      response: { 201: ApiAlteration, default: problemAnswer },
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
      config: rule,
      schema: { params: AlterationParams, response: { 200: ApiAlteration, default: problemAnswer } },
      handler: async (request) => toApiAlteration(expectOk(await answer(request.params, onBehalfOf(request)))),
    })

  app.route({
    method: 'POST',
    url: '/api/alterations/:id/payment',
    config: rule,
    schema: {
      params: AlterationParams,
      response: {
        200: z.object({ clientSecret: z.string(), paymentDueAt: Instant, amount: Dkk }),
        default: problemAnswer,
      },
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
    config: { rule: { who: 'host' } },
    schema: { response: { 200: z.object({ items: z.array(ApiOpenAlteration) }), default: problemAnswer } },
    handler: async (request) => {
      const { items } = expectOk(await services.booking.hostAlterations({}, onBehalfOf(request)))
      return { items: items.map(({ alteration, stay }) => ({ alteration: toApiAlteration(alteration), stay })) }
    },
  })
}
