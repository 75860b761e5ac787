import { longestDeviceProof } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-address.ts'

/** Name of the cookie by which a browser is known again at sign-in. It opens nothing and is sent nowhere else. */
export const deviceCookie = 'nordbo_device'
const path = '/api/auth'
/** As long as browsers keep a cookie, about. */
const keptSeconds = 365 * 24 * 60 * 60

/** Where a sign-in or sign-up comes from. */
export const signInClientOf = (request: FastifyRequest): { ip: string; userAgent: string; device?: string } => {
  const device = request.cookies[deviceCookie]
  return {
    ip: clientAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    ...(device && device.length <= longestDeviceProof ? { device } : {}),
  }
}

/** Lets the browser keep what makes it known at the next sign-in. */
export const setDeviceCookie = (reply: FastifyReply, secure: boolean, device: string): void => {
  reply.setCookie(deviceCookie, device, { httpOnly: true, sameSite: 'lax', secure, path, maxAge: keptSeconds })
}
