import fp from 'fastify-plugin'
import { ProblemError } from '../http/problems.ts'

const harmless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Does a browser's request come from our own pages? A client without an Origin is no browser and carries no foreign cookie. */
export const fromOwnPages = (
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined; host?: string | undefined },
  publicUrl: string,
): boolean => {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

/** State-changing requests are taken from our own origin only. */
export const origin = fp(async (app, { publicUrl }: { publicUrl: string }) => {
  app.addHook('onRequest', async (request) => {
    if (!harmless.has(request.method) && !fromOwnPages(request.headers, publicUrl))
      throw new ProblemError('request.originRefused')
  })
})
