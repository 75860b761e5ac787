import { longestProof } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { isHttps } from '../http/session-cookie.ts'

type Address = Pick<BffConfig, 'PUBLIC_URL'>

/** How long a browser keeps it, as long as identity accepts it. */
const keptSeconds = 10 * 60

const nameOf = (https: boolean): string => `${https ? '__Host-' : ''}nordbo_sign_in`

const attributesOf = (config: Address) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' }) as const

/** The proof of a sign-in whose second factor is missing. It grants no access. */
export const pendingProofOf = (request: FastifyRequest, config: Address): string | undefined => {
  const proof = request.cookies[nameOf(isHttps(config))]
  return proof && proof.length <= longestProof ? proof : undefined
}

/** Sets the cookie of a begun sign-in. */
export const setPendingCookie = (reply: FastifyReply, config: Address, proof: unknown): void => {
  if (typeof proof !== 'string') throw new Error('a begun sign-in has a proof')
  reply.setCookie(nameOf(isHttps(config)), proof, { ...attributesOf(config), maxAge: keptSeconds })
}

/** Deletes the cookie of a begun sign-in. */
export const clearPendingCookie = (reply: FastifyReply, config: Address): void => {
  reply.clearCookie(nameOf(isHttps(config)), attributesOf(config))
}
