import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** An address with a port, as some proxies send it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/

/** The client's address that trusted proxies report. The proxy's own address when they report something else. */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  const [, bracketed, plain] = withPort.exec(ip) ?? []
  const reported = bracketed ?? plain ?? ip
  return isIP(reported) ? reported : (socket.remoteAddress ?? '')
}
