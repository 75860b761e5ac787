import type { IncomingHttpHeaders } from 'node:http'

/** The screen that a browser says it has, for drawing: a phone's or a wide one. A wrong guess is not shown (web: first-screen.tsx). */
export const screenKindOf = (headers: IncomingHttpHeaders): 'phone' | 'wide' => {
  const hint = headers['sec-ch-ua-mobile']
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'wide'
  return /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'wide'
}
