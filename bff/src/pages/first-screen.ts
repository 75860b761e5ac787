import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FirstScreens } from './read-build.ts'

type Wish = Parameters<FirstScreens['drawFirstScreen']>[0]

/** Drawings that are kept: of the front page, and of what many look at. */
const mostKept = 200
/** What a screen says of time ("booked 2 hours ago") may be this old, ms. */
const minuteMs = 60_000

/** The screen that a browser says it has, for drawing: a phone's or a wide one. A wrong guess is not shown (web: first-screen.tsx). */
export const screenOf = (headers: IncomingHttpHeaders): 'phone' | 'wide' => {
  const hint = headers['sec-ch-ua-mobile']
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'wide'
  return /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'wide'
}

/** Draws first screens, each once a minute at most: strangers are all shown the same. */
export const keepFirstScreens = () => {
  const kept = new Map<string, string>()
  return (screens: FirstScreens, wish: Wish): string => {
    const minute = Math.floor(Date.parse(wish.now) / minuteMs)
    const { pathname, search } = wish.address
    const drawnFrom = [screens.build, minute, pathname, search, wish.language, wish.screen, wish.answer]
    const key = createHash('sha256').update(JSON.stringify(drawnFrom)).digest('base64')
    const found = kept.get(key)
    if (found !== undefined) return found
    const drawn = screens.drawFirstScreen(wish)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, drawn)
    return drawn
  }
}
