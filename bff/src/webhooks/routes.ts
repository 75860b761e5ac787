import { bookingService, followersOf } from '@nordbo/contracts'
import Stripe from 'stripe'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'

const anonymous = { kind: 'anonymous' } as const

/** An id or an event type of the provider. */
const Name = z.string().regex(/^[\w.-]*$/)

/** The fields of an event that services store. Some objects have no id; theirs is empty. */
const ProviderEvent = z
  .object({
    id: Name,
    type: Name,
    created: z.int(),
    data: z.object({ object: z.looseObject({ id: Name.default('') }) }),
  })
  .transform(({ data, ...event }) => ({ ...event, objectId: data.object.id }))
  .pipe(bookingService.procedures.acceptProviderEvent.input)

/** Parses an event after verifying its signature. Throws `webhook.stale`, `webhook.signatureInvalid` or `request.invalid`. */
const verified = (body: Buffer, signature: string, secret: string): z.output<typeof ProviderEvent> => {
  const signed = (): unknown => {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      const stale = error instanceof Error && error.message.includes('tolerance')
      throw new ProblemError(stale ? 'webhook.stale' : 'webhook.signatureInvalid')
    }
  }
  const event = ProviderEvent.safeParse(signed())
  if (!event.success) throw new ProblemError('request.invalid')
  return event.data
}

/**
 * The payment provider's webhook. It answers 200 once every service that follows the event has stored it, else 503: the provider then
 * sends the event again. Needs a scope of its own, because the signature covers the raw body.
 */
export const webhookRoutes = (app: Api, { services, config }: Deps): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 512 * 1024 }, (_request, body, done) =>
    done(null, body),
  )

  app.route({
    method: 'POST',
    url: '/api/webhooks/stripe',
    config: forAnyone,
    schema: { response: okResponse(z.object({ received: z.literal(true) })) },
    handler: async (request) => {
      const signature = request.headers['stripe-signature']
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
        throw new ProblemError('webhook.signatureInvalid')
      const event = verified(request.body, signature, config.STRIPE_WEBHOOK_SECRET)
      const storing = followersOf(event.type).map((service) =>
        services[service].acceptProviderEvent(event, { actor: anonymous, traceId: request.id }),
      )
      const stored = await Promise.all(storing).catch((error: unknown) => {
        request.log.warn({ err: error }, 'could not store an event of the provider, it comes again')
        return undefined
      })
      if (!stored?.every(({ ok }) => ok)) throw new ProblemError('service.unavailable')
      return { received: true as const }
    },
  })
}
