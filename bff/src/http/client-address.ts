import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/

/** Where a request comes from, as far as trusted proxies tell; where they tell something that is no address, theirs. */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const [, bracketed, plain] = withPort.exec(ip) ?? []
  const told = bracketed ?? plain ?? ip
  return isIP(told) ? told : (socket.remoteAddress ?? '')
}
