import type { BrowserChoice } from '@nordbo/contracts'
import { newUuid } from '../browser/new-uuid.ts'
import { dropOffline } from '../offline/saved-pages.ts'
import { choiceCookie, type KeptChoice, keptChoice, shownVersion, tellFollowers } from './consent.ts'

const yearSeconds = 365 * 86_400

/** Deletes what consent to preferences had stored. */
const forgetPreferences = (): void => {
  void dropOffline()
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = 'nordbo_host_menu=; path=/host; max-age=0'
  try {
    localStorage.removeItem('nordbo-search')
    localStorage.removeItem('nordbo-push-later')
  } catch {
    // Storage is off, so nothing was stored.
  }
}

/** Keeps a choice in this browser for twelve months, and deletes what is no longer allowed. */
export const keepChoice = (choice: BrowserChoice): KeptChoice => {
  const kept = { browserId: keptChoice()?.browserId ?? newUuid(), choice }
  const bits = [choice.preferences, choice.statistics].map((yes) => (yes ? '1' : '0')).join('.')
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${choiceCookie}=${shownVersion}.${kept.browserId}.${bits}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  if (!choice.preferences) forgetPreferences()
  tellFollowers()
  return kept
}
