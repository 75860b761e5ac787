import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../../problems/problems.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a request says of where it comes from and where it came to. */
export interface RequestOrigin extends Pick<FastifyRequest, 'host' | 'protocol'> {
  headers: Pick<FastifyRequest['headers'], 'origin' | 'sec-fetch-site'>
}

/** Is this the origin of our own pages: the configured address, or the very host that the request came to? */
export const isOwnOrigin = (
  origin: string,
  { host, protocol }: Omit<RequestOrigin, 'headers'>,
  publicUrl: string,
): boolean => {
  if (origin === new URL(publicUrl).origin) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  // A proxy may have taken the TLS off: then a page of HTTPS arrives as HTTP, never the other way round.
  return page.origin === origin && page.host === host && ['https:', `${protocol}:`].includes(page.protocol)
}

/** Does a browser's request come from our own pages? A client without an Origin is no browser and carries no foreign cookie. */
export const isFromOwnPages = (arrival: RequestOrigin, publicUrl: string): boolean => {
  const { origin, 'sec-fetch-site': site } = arrival.headers
  return origin === undefined ? site !== 'cross-site' : isOwnOrigin(origin, arrival, publicUrl)
}

/** State-changing requests are taken from our own origin only. */
export const origin = fp(async (app, { publicUrl }: { publicUrl: string }) => {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !isFromOwnPages(request, publicUrl))
      throw new ProblemError('request.originRefused')
  })
})
