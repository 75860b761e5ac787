import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { BffConfig } from '../core/config.ts'
import { SameSitePath } from '../http/same-site-path.ts'
import { isHttps } from '../http/session-cookie.ts'

type Address = Pick<BffConfig, 'PUBLIC_URL'>

/** How long a browser keeps it, as long as identity accepts it. */
const keptSeconds = 10 * 60

/** A browser's way to a provider: identity's token, and the page to return to. */
const Errand = z.object({
  token: z.string().min(1).max(100),
  next: SameSitePath.nullable(),
})
export type Errand = z.infer<typeof Errand>

const nameOf = (https: boolean): string => `${https ? '__Host-' : ''}nordbo_provider`

// Lax, because the browser comes back from another site.
const attributesOf = (config: Address) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' }) as const

const decoded = (cookie: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cookie, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The browser's way to a provider. Undefined without a readable cookie. It grants no access without the provider's answer. */
export const errandOf = (request: FastifyRequest, config: Address): Errand | undefined => {
  const cookie = request.cookies[nameOf(isHttps(config))]
  return cookie === undefined ? undefined : Errand.safeParse(decoded(cookie)).data
}

/** Sets the cookie of a browser that goes to a provider. A newer errand takes the place of an older one. */
export const setErrandCookie = (reply: FastifyReply, config: Address, errand: Errand): void => {
  const value = Buffer.from(JSON.stringify(errand)).toString('base64url')
  reply.setCookie(nameOf(isHttps(config)), value, { ...attributesOf(config), maxAge: keptSeconds })
}

/** Deletes it. */
export const clearErrandCookie = (reply: FastifyReply, config: Address): void => {
  reply.clearCookie(nameOf(isHttps(config)), attributesOf(config))
}
