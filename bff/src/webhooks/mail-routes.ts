import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'
import { readBounce } from './read-bounce.ts'

const anonymous = { kind: 'anonymous' } as const
/** Bytes of a report at most. Mail servers cut what they return. */
const mostBytes = 512 * 1024

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isBearer = (given: string | undefined, secret: string | undefined): boolean =>
  secret !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${secret}`))

/**
 * Takes the reports of mail servers about mails that came back (docs/product/notifications.md, Delivery of mails): a report as it was received
 * (message/rfc822). Answers 200 once messaging has stored what it says, else 503: the report can be handed in again.
 */
export const mailWebhookRoutes = (app: Api, { services, config }: Deps): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body))

  app.route({
    method: 'POST',
    url: '/api/webhooks/mail',
    config: forAnyone,
    schema: { response: okResponse(z.object({ bounces: z.int() })) },
    handler: async (request) => {
      if (!isBearer(request.headers.authorization, config.MAIL_BOUNCE_SECRET))
        throw new ProblemError('webhook.signatureInvalid')
      const bounce = Buffer.isBuffer(request.body) ? await readBounce(request.body) : undefined
      if (bounce === undefined) throw new ProblemError('request.invalid')
      if (bounce === null) return { bounces: 0 }
      const stored = await services.messaging.acceptMailBounce(bounce, { actor: anonymous, traceId: request.id })
      if (!stored.ok) throw new ProblemError('service.unavailable')
      return { bounces: 1 }
    },
  })
}
