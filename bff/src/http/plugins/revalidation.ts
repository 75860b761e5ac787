import fp from 'fastify-plugin'
import type { BffConfig } from '../../core/config.ts'
import { tagOf } from '../entity-tag.ts'
import { sessionTokenOf } from '../session-cookie.ts'

const tagsIn = (header: string | undefined): string[] => header?.split(',').map((tag) => tag.trim()) ?? []

/**
 * Lets the browsers of strangers keep the answers of routes that allow it, and ask each time whether they are still the same: an
 * unchanged answer is 304 without a body. People with a session get their answers as before, which no cache stores.
 */
export const revalidation = fp(async (app, { config }: { config: Pick<BffConfig, 'PUBLIC_URL'> }) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    if (sessionTokenOf(request, config) !== undefined) return payload
    // An answer that strangers share brings its tag (shared-answers/send-shared.ts).
    const known = reply.getHeader('etag')
    const tag = typeof known === 'string' ? known : tagOf(payload)
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (!tagsIn(request.headers['if-none-match']).includes(tag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
})
