import type { languageCookie } from '@nordbo/contracts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { danishFirst } from './danish-first.ts'

/** Languages with complete texts. */
export const languages = ['da', 'en'] as const
export type Language = (typeof languages)[number]

const cookieName: typeof languageCookie = 'nordbo_language'
const yearSeconds = 31_536_000
const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

/** Adds texts, by namespace. */
export const addTexts = (language: Language, texts: object): void => {
  for (const [namespace, words] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, words)
}

/** Danish comes in pieces, every other language whole and when it is chosen. */
const texts: Record<Exclude<Language, 'da'>, () => Promise<object>> = {
  en: async () => (await import('./english.ts')).english,
}

/** Loads texts of a part of the product in a language. */
type Loader = (language: Language) => Promise<void>
const loaders = new Set<Loader>()

/** Loads further texts whenever a language is chosen. */
export const alsoLoad = (loader: Loader): void => void loaders.add(loader)

const load = async (language: Language): Promise<void> => {
  const known = language === 'da' || i18next.hasResourceBundle(language, 'common')
  await Promise.all([...loaders].map((further) => further(language)))
  if (!known) addTexts(language, await texts[language]())
}

/** Loads the Danish texts of what protects an account. */
export const fetchAccountTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'account')) addTexts('da', (await import('./danish-account.ts')).danishAccount)
}

/** Loads the Danish texts of booking and paying. */
export const fetchBookingTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'booking')) addTexts('da', (await import('./danish-booking.ts')).danishBooking)
}

/** Loads the Danish texts of the page for future hosts. */
export const fetchHostingTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'hosting')) addTexts('da', (await import('./danish-hosting.ts')).danishHosting)
}

const fetchPageTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'reviews')) addTexts('da', (await import('./danish-late.ts')).danishLate)
}

/** Loads all Danish texts that are not in the first chunk or in a page's own. */
export const fetchLateTexts = async (): Promise<void> => {
  await Promise.all([fetchBookingTexts(), fetchPageTexts()])
}

/** The language on screen. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'da')

/** Switches the interface to a language and stores the choice in a cookie, which the server reads too. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookieName}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** Options of i18next, shared by browser and server. */
export const i18nOptions = {
  fallbackLng: 'da',
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
} as const

/** Loads the texts of the first screen, in the language in which the server wrote the page. */
export const startI18n = async (): Promise<void> => {
  const { lang } = document.documentElement
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'da',
    resources: { da: danishFirst },
  })
  if (isLanguage(lang) && lang !== 'da') await changeLanguage(lang)
}
