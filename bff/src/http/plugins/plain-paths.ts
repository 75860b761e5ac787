import fp from 'fastify-plugin'
import { ProblemError } from '../../problems/problems.ts'

/** An encoded character that needs no encoding: a letter, a digit, or one of -._~ (RFC 3986, 2.3). */
const needless = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i

/** Is a path written with encoded characters that need no encoding, as in `/%61pi/me`? */
export const isNeedlesslyEncoded = (url: string): boolean => needless.test(url.split('?')[0] ?? '')

/** Refuses paths that hide their letters from proxies, which decide by the path as it is written. */
export const plainPaths = fp(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (isNeedlesslyEncoded(request.url)) throw new ProblemError('request.invalid')
  })
})
