import { type Loaders, loaders, offered } from 'virtual:nordbo-texts'
import type { languageCookie } from '@nordbo/contracts'
import { defaultLanguage, isLanguageCode, type LanguageCode, languageOf, type Part } from '@nordbo/texts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

export type Language = LanguageCode

/** The languages that people are offered, in their order (docs/product/languages.md, Languages). */
export const languages: readonly Language[] = offered

const cookieName: typeof languageCookie = 'nordbo_language'
const yearSeconds = 31_536_000
const isOffered = (text: string): text is Language => isLanguageCode(text) && offered.includes(text)

/** Parts that this visit has asked for. A language that is chosen later comes with all of them. */
const wanted = new Set<Part>()
const loads = new Map<string, Promise<Loaders>>()

/** Loads a part, and answers with what loads the other parts of its language if it is the first. */
const fetchPart = async (language: Language, part: Part): Promise<Loaders> => {
  const loadPart = part === 'first' ? loaders[language] : (await load(language, 'first'))[part]
  if (!loadPart) throw new Error(`there are no texts ${language}/${part}`)
  const { texts, loaders: others } = await loadPart()
  // Texts of one namespace can come in two parts.
  for (const [namespace, words] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, words, true)
  return others
}

const load = (language: Language, part: Part): Promise<Loaders> => {
  const name = `${language}/${part}`
  const known = loads.get(name)
  if (known) return known
  const loading = fetchPart(language, part)
  loads.set(name, loading)
  // The next attempt fetches what failed again.
  loading.catch(() => loads.delete(name))
  return loading
}

/** The language on screen. */
export const currentLanguage = (): Language => (isOffered(i18next.language) ? i18next.language : defaultLanguage)

/** Settled once the language of the page is known and its first texts are there, or could not be loaded. */
const started = Promise.withResolvers<void>()

/** Loads parts of the texts in the language on screen, and in every language that is chosen later. Waits for `startI18n`. */
export const fetchTexts = async (...parts: Part[]): Promise<void> => {
  for (const part of parts) wanted.add(part)
  await started.promise
  await Promise.all(parts.map((part) => load(currentLanguage(), part)))
}

/** Loads the texts of signing in and of what protects an account. */
export const fetchAccountTexts = (): Promise<void> => fetchTexts('account')

/** Loads the texts of pages that mailed links lead to. */
export const fetchMailedTexts = (): Promise<void> => fetchTexts('errors', 'account')

/** Loads the texts of the choice of what a browser keeps. */
export const fetchConsentTexts = (): Promise<void> => fetchTexts('consent')

/** Loads the texts around written pages. */
export const fetchWrittenTexts = (): Promise<void> => fetchTexts('written')

/** Loads the texts of the contact page's form. */
export const fetchContactTexts = (): Promise<void> => fetchTexts('contact')

/** Loads the texts of what became of a question, with those of refused files. */
export const fetchTicketTexts = (): Promise<void> => fetchTexts('errors', 'contact')

/** Loads the texts of a person's own page and its hub. */
export const fetchHubTexts = (): Promise<void> => fetchTexts('errors', 'hub')

/** Loads the texts that only tabs of a person's own page have. */
export const fetchTabTexts = (): Promise<void> => fetchTexts('tabs')

/** Loads the texts of booking and paying. */
export const fetchBookingTexts = (): Promise<void> => fetchTexts('booking')

/** Loads the texts of hotels' pages. */
export const fetchHotelTexts = (): Promise<void> => fetchTexts('hotels')

/** Loads the texts of hotel partners' pages. */
export const fetchPartnerTexts = (): Promise<void> => fetchTexts('errors', 'partner')

/** Loads the texts of the page on which a partner describes a hotel. */
export const fetchPartnerHotelTexts = (): Promise<void> => fetchTexts('errors', 'drafts', 'host', 'hotels', 'partner')

/** Loads the texts of the page for future hosts. */
export const fetchHostingTexts = (): Promise<void> => fetchTexts('drafts', 'hosting')

/** Loads the texts of pages that few visits begin with. */
export const fetchLateTexts = (): Promise<void> => fetchTexts('errors', 'booking', 'late')

/** Loads the texts of threads. */
export const fetchMessageTexts = (): Promise<void> => fetchTexts('errors', 'messages')

/** Loads the texts of what a person was told. */
export const fetchNotificationTexts = (): Promise<void> => fetchTexts('notifications')

/** Loads the texts of the pages of wishlists and saved searches. */
export const fetchWishlistTexts = (): Promise<void> => fetchTexts('wishlists')

/** Loads the texts of pages that end mails. */
export const fetchUnsubscribeTexts = (): Promise<void> => fetchTexts('errors', 'unsubscribe')

/** Loads all texts of administrators' pages. */
export const fetchAdminTexts = (): Promise<void> => fetchTexts('errors', 'booking', 'late', 'admin')

/** Loads the texts that only hosts' pages have. */
export const fetchHostWords = (): Promise<void> => fetchTexts('drafts', 'host')

/** Loads all texts of hosts' pages. */
export const fetchHostTexts = (): Promise<void> => fetchTexts('errors', 'booking', 'late', 'drafts', 'host')

/** Loads the texts of the wizard for a new home. */
export const fetchWizardTexts = (): Promise<void> => fetchTexts('errors', 'drafts', 'host')

const show = async (language: Language): Promise<void> => {
  await Promise.all([...wanted].map((part) => load(language, part)))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = languageOf(language).direction
}

/** Tells the server the language, for answers and for the next page. */
const writeCookie = (language: Language): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookieName}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** The choice that the browser keeps; null when it keeps none or is not allowed to. */
const storedChoice = (): string | null => {
  try {
    return localStorage.getItem(cookieName)
  } catch {
    return null
  }
}

/** Switches the interface to a language and keeps the choice, in a cookie too, which the server reads. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await show(language)
  writeCookie(language)
  try {
    localStorage.setItem(cookieName, language)
  } catch {
    // The cookie keeps the choice then.
  }
}

/** Options of i18next, shared by browser and server. Texts that a language lacks are filled in when the web is built. */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  load: 'currentOnly',
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
} as const

const startLanguage = async (): Promise<void> => {
  const { lang } = document.documentElement
  const language = isOffered(lang) ? lang : defaultLanguage
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: language, resources: {} })
  wanted.add('first')
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked === language) return changeLanguage(language)
  if (document.cookie.includes(`${cookieName}=`)) return show(language)
  const stored = storedChoice() ?? ''
  if (isOffered(stored)) return changeLanguage(stored)
  // Answers of the server are in the language of the page, though the browser's own wish never reaches them.
  if (language !== defaultLanguage) writeCookie(language)
  await show(language)
}

/** Loads the texts of the first screen, in the language in which the server wrote the page. */
export const startI18n = (): Promise<void> => startLanguage().finally(() => started.resolve())
