import type { IncomingHttpHeaders } from 'node:http'

/** The kind of screen that a browser reports. The web does not show a first screen of the wrong kind (web: first-screen.tsx). */
export const screenKindOf = (headers: IncomingHttpHeaders): 'phone' | 'wide' => {
  const hint = headers['sec-ch-ua-mobile']
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'wide'
  return /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'wide'
}
