import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../../problems/problems.ts'

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The parts of a request that show its origin and its own host. */
export interface RequestOrigin extends Pick<FastifyRequest, 'host' | 'protocol'> {
  headers: Pick<FastifyRequest['headers'], 'origin' | 'sec-fetch-site'>
}

/** Is it the origin of the product's pages: the configured address, or the host that the request was sent to? */
export const isOwnOrigin = (
  origin: string,
  { host, protocol }: Omit<RequestOrigin, 'headers'>,
  publicUrl: string,
): boolean => {
  if (origin === new URL(publicUrl).origin) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  // A proxy may end TLS, so a request of an HTTPS page can arrive as HTTP.
  return page.origin === origin && page.host === host && ['https:', `${protocol}:`].includes(page.protocol)
}

/** Does a request come from the product's pages? Without an Origin header it is not from a browser, unless it is marked cross-site. */
export const isFromOwnPages = (arrival: RequestOrigin, publicUrl: string): boolean => {
  const { origin, 'sec-fetch-site': site } = arrival.headers
  return origin === undefined ? site !== 'cross-site' : isOwnOrigin(origin, arrival, publicUrl)
}

/** Refuses state-changing requests from pages of other origins, against cross-site request forgery. */
export const origin = fp(async (app, { publicUrl }: { publicUrl: string }) => {
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !isFromOwnPages(request, publicUrl))
      throw new ProblemError('request.originRefused')
  })
})
