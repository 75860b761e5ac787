import type { Accessibility } from '../api/model.ts'

const cookieName = 'nordbo_accessibility'
const yearSeconds = 31_536_000
const changed = 'nordbo:accessibility'

/** What the document is drawn with. The server writes the same attributes (bff: pages/draw-accessibility.ts). */
export const drawnAccessibility = (): Accessibility => {
  const { motion, contrast, text } = document.documentElement.dataset
  return {
    reducedMotion: motion === 'reduced' ? 'on' : motion === 'full' ? 'off' : 'system',
    highContrast: contrast === 'more' ? 'on' : contrast === 'normal' ? 'off' : 'system',
    textSize: text === 'large' || text === 'larger' ? text : 'normal',
  }
}

const set = (name: string, value: string | null): void => {
  const root = document.documentElement
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}

/** Draws the whole document anew, and stores the choices in a cookie, with which the server writes the next page. */
export const drawAccessibility = ({ reducedMotion, highContrast, textSize }: Accessibility): void => {
  set('motion', { system: null, on: 'reduced', off: 'full' }[reducedMotion])
  set('contrast', { system: null, on: 'more', off: 'normal' }[highContrast])
  set('text', { normal: null, large: 'large', larger: 'larger' }[textSize])
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookieName}=${reducedMotion}.${highContrast}.${textSize}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  window.dispatchEvent(new Event(changed))
}

/** Calls back when the choices change. */
export const onAccessibility = (follow: () => void): (() => void) => {
  window.addEventListener(changed, follow)
  return () => window.removeEventListener(changed, follow)
}
