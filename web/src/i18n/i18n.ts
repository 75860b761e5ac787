import type { languageCookie } from '@nordbo/contracts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { danishFirst } from './danish-first.ts'

/** Languages that are complete by now. */
export const languages = ['da', 'en'] as const
export type Language = (typeof languages)[number]

const cookieName: typeof languageCookie = 'nordbo_language'
const yearSeconds = 31_536_000
const isLanguage = (text: string): text is Language => languages.some((language) => language === text)

const add = (language: Language, texts: object): void => {
  for (const [namespace, words] of Object.entries(texts)) i18next.addResourceBundle(language, namespace, words)
}

const load = async (language: Language): Promise<void> => {
  if (language === 'da' || i18next.hasResourceBundle(language, 'common')) return
  add(language, (await import('./english.ts')).english)
}

/** Fetches the Danish texts of booking and paying. */
export const fetchBookingTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'booking')) add('da', (await import('./danish-booking.ts')).danishBooking)
}

const fetchPageTexts = async (): Promise<void> => {
  if (!i18next.hasResourceBundle('da', 'reviews')) add('da', (await import('./danish-late.ts')).danishLate)
}

/** Fetches all Danish texts that the first screen does without. */
export const fetchLateTexts = async (): Promise<void> => {
  await Promise.all([fetchBookingTexts(), fetchPageTexts()])
}

/** The language on screen. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'da')

/** Shows the interface in a language and remembers it in this browser, where the server reads it too. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookieName}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}

/** How texts are looked up, in the browser and on the server. */
export const i18nOptions = {
  fallbackLng: 'da',
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
} as const

/** Prepares the texts before the first screen, in the language that the server wrote the page in. */
export const startI18n = async (): Promise<void> => {
  const { lang } = document.documentElement
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'da',
    resources: { da: danishFirst },
  })
  if (isLanguage(lang) && lang !== 'da') await changeLanguage(lang)
}
