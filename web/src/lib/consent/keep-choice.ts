import type { BrowserChoice } from '@nordbo/contracts'
import { dropOffline } from '../offline/saved-pages.ts'
import { choiceCookie, type KeptChoice, keptChoice, shownVersion, tellFollowers } from './consent.ts'

const yearSeconds = 365 * 86_400

/** Random (RFC 9562, version 4). Works on insecure pages, which have no generator of their own. */
const newBrowserId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Deletes what consent to preferences had stored. */
const forgetPreferences = (): void => {
  void dropOffline()
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = 'nordbo_host_menu=; path=/host; max-age=0'
  try {
    localStorage.removeItem('nordbo-search')
  } catch {
    // Storage is off, so nothing was stored.
  }
}

/** Keeps a choice in this browser for twelve months, and deletes what is no longer allowed. */
export const keepChoice = (choice: BrowserChoice): KeptChoice => {
  const kept = { browserId: keptChoice()?.browserId ?? newBrowserId(), choice }
  const bits = [choice.preferences, choice.statistics].map((yes) => (yes ? '1' : '0')).join('.')
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${choiceCookie}=${shownVersion}.${kept.browserId}.${bits}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  if (!choice.preferences) forgetPreferences()
  tellFollowers()
  return kept
}
