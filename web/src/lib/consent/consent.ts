import type { BrowserChoice, consentCookie, consentVersion } from '@nordbo/contracts'
import { dropOffline } from '../offline/saved-pages.ts'

/** What a browser may keep beyond the necessary (docs/product/data-rights.md, Consent). */
export type ConsentPurpose = keyof BrowserChoice

const cookie: typeof consentCookie = 'nordbo_consent'
/** The version of the text that is shown. Another one asks again. */
export const shownVersion: typeof consentVersion = '2026-12'
const yearSeconds = 365 * 86_400

/** What this browser chose. */
export interface KeptChoice {
  /** The browser's random id, by which the log knows it. */
  browserId: string
  choice: BrowserChoice
}

const parse = (value: string | undefined): KeptChoice | null => {
  const [version, browserId, preferences, statistics] = value?.split('.') ?? []
  if (version !== shownVersion || !browserId || !preferences || !statistics) return null
  return { browserId, choice: { preferences: preferences === '1', statistics: statistics === '1' } }
}

const valueIn = (text: string): string | undefined => new RegExp(`(?:^|; )${cookie}=([\\w.-]+)`).exec(text)?.[1]

let last: { value: string | undefined; kept: KeptChoice | null } = { value: undefined, kept: null }

/** The choice that holds; null before one, after twelve months, and once the text has changed. */
export const keptChoice = (): KeptChoice | null => {
  const value = typeof document === 'undefined' ? undefined : valueIn(document.cookie)
  if (last.value !== value) last = { value, kept: parse(value) }
  return last.kept
}

/** Whether the browser may keep something for a purpose. */
export const allows = (purpose: ConsentPurpose): boolean => keptChoice()?.choice[purpose] === true

/** Random (RFC 9562, version 4). Works on insecure pages, which have no generator of their own. */
const newBrowserId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const listeners = new Set<() => void>()

/** Follows changes of the choice. */
export const followChoice = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
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
  document.cookie = `${cookie}=${shownVersion}.${kept.browserId}.${bits}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
  if (!choice.preferences) forgetPreferences()
  for (const changed of listeners) changed()
  return kept
}

/** The window event that opens the choice again. */
export const consentEvent = 'nordbo:consent'

/** Opens the choice again, from the footer and the profile. */
export const openConsent = (): void => {
  window.dispatchEvent(new Event(consentEvent))
}
