import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../core/config.ts'

const longestToken = 200
type Address = Pick<BffConfig, 'PUBLIC_URL'>

/** Does the public address use HTTPS? */
export const isHttps = ({ PUBLIC_URL }: Address): boolean => PUBLIC_URL.startsWith('https:')

/** Name of the session cookie. Over HTTPS its prefix prevents other hosts of the domain and plain HTTP from setting it. */
export const sessionCookieName = (https: boolean): string => `${https ? '__Host-' : ''}nordbo_session`

const attributesOf = (config: Address) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' }) as const

/** The token of the session cookie, valid or not. */
export const sessionTokenOf = (request: FastifyRequest, config: Address): string | undefined => {
  const token = request.cookies[sessionCookieName(isHttps(config))]
  return token && token.length <= longestToken ? token : undefined
}

/** Sets the session cookie. */
export const setSessionCookie = (reply: FastifyReply, config: Address, token: string, expiresAt: string): void => {
  const attributes = { ...attributesOf(config), expires: new Date(expiresAt) }
  reply.setCookie(sessionCookieName(isHttps(config)), token, attributes)
}

/** Deletes the session cookie. */
export const clearSessionCookie = (reply: FastifyReply, config: Address): void => {
  reply.clearCookie(sessionCookieName(isHttps(config)), attributesOf(config))
}
