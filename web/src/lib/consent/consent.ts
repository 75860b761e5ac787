import type { BrowserChoice, consentCookie, consentVersion } from '@nordbo/contracts'

/** What a browser may keep beyond the necessary (docs/product/data-rights.md, Consent). */
export type ConsentPurpose = keyof BrowserChoice

/** The cookie of the choice. */
export const choiceCookie: typeof consentCookie = 'nordbo_consent'
/** The version of the text that is shown. Another one asks again. */
export const shownVersion: typeof consentVersion = '2026-12'

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

const valueIn = (text: string): string | undefined => new RegExp(`(?:^|; )${choiceCookie}=([\\w.-]+)`).exec(text)?.[1]

let last: { value: string | undefined; kept: KeptChoice | null } = { value: undefined, kept: null }

/** The choice that holds; null before one, after twelve months, and once the text has changed. */
export const keptChoice = (): KeptChoice | null => {
  const value = typeof document === 'undefined' ? undefined : valueIn(document.cookie)
  if (last.value !== value) last = { value, kept: parse(value) }
  return last.kept
}

/** Whether the browser may keep something for a purpose. */
export const allows = (purpose: ConsentPurpose): boolean => keptChoice()?.choice[purpose] === true

const listeners = new Set<() => void>()

/** Follows changes of the choice. */
export const followChoice = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Tells followers that the choice has changed. */
export const tellFollowers = (): void => {
  for (const changed of listeners) changed()
}

/** The window event that opens the choice again. */
export const consentEvent = 'nordbo:consent'

/** Opens the choice again, from the footer and the profile. */
export const openConsent = (): void => {
  window.dispatchEvent(new Event(consentEvent))
}
