import { longestDeviceProof } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-address.ts'

/** Name of the cookie by which a sign-in recognises the browser. It grants no access. */
export const deviceCookie = 'nordbo_device'
const path = '/api/auth'
/** About the longest that browsers store a cookie. */
const keptSeconds = 365 * 24 * 60 * 60

/** Address, browser and device proof of a sign-in or sign-up. */
export const signInClientOf = (request: FastifyRequest): { ip: string; userAgent: string; device?: string } => {
  const device = request.cookies[deviceCookie]
  return {
    ip: clientAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    ...(device && device.length <= longestDeviceProof ? { device } : {}),
  }
}

/** Sets the cookie by which the next sign-in recognises the browser. */
export const setDeviceCookie = (reply: FastifyReply, secure: boolean, device: string): void => {
  reply.setCookie(deviceCookie, device, { httpOnly: true, sameSite: 'lax', secure, path, maxAge: keptSeconds })
}
