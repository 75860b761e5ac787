import { savedPath } from '../../lib/offline/saved-pages.ts'

/** What the service worker does with a request: a page, a file of the build whose name holds its content's hash, or nothing. */
export const planFor = (request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>, origin: string) => {
  const { origin: its, pathname } = new URL(request.url)
  if (request.method !== 'GET' || its !== origin) return 'nothing'
  if (request.mode === 'navigate') return /^\/(api|media|ws)\//.test(pathname) ? 'nothing' : 'page'
  // A part of a file, as maps ask for, is no answer to a later request for all of it.
  return pathname.startsWith('/assets/') && !request.headers.has('range') ? 'asset' : 'nothing'
}

/** Paths of saved pages that can stand in for a page, the best first. */
export const standInsFor = (pathname: string): string[] => {
  const plain = pathname.replace(/\/+$/, '')
  const trips = /^\/trips(\/[^/]+)?$/.test(plain) ? [savedPath(plain), savedPath('/trips')] : []
  return [...new Set([...trips, savedPath()])]
}
