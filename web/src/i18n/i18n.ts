import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { danishFirst } from './danish-first.ts'

/** Languages that are complete by now. */
export const languages = ['da', 'en'] as const
export type Language = (typeof languages)[number]

const storageKey = 'nordbo-language'
const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)

/** What the address asks for (`?lang=en`, as search engines are told) outweighs what this browser remembers. */
const wanted = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) return asked
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : 'da'
  } catch {
    return 'da' // Storage can be switched off; Danish comes first then.
  }
}

const load = async (language: Language): Promise<void> => {
  if (language === 'da' || i18next.hasResourceBundle(language, 'common')) return
  const { english } = await import('./english.ts')
  for (const [namespace, texts] of Object.entries(english)) i18next.addResourceBundle(language, namespace, texts)
}

/** Fetches the Danish texts that the first screen does without. */
export const fetchLateTexts = async (): Promise<void> => {
  if (i18next.hasResourceBundle('da', 'reviews')) return
  const { danishLate } = await import('./danish-late.ts')
  for (const [namespace, texts] of Object.entries(danishLate)) i18next.addResourceBundle('da', namespace, texts)
}

const show = (language: Language): void => {
  document.documentElement.lang = language
}

/** The language on screen. */
export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'da')

/** Shows the interface in a language and remembers it in this browser. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await load(language)
  await i18next.changeLanguage(language)
  show(language)
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Not remembered, but shown.
  }
}

/** How texts are looked up, in the browser and on the server. */
export const i18nOptions = {
  fallbackLng: 'da',
  defaultNS: 'common',
  keySeparator: false,
  interpolation: { escapeValue: false },
} as const

/** Prepares the texts before the first screen. */
export const startI18n = async (): Promise<void> => {
  const language = wanted()
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: 'da',
    resources: { da: danishFirst },
  })
  if (language !== 'da') await changeLanguage(language)
  else show(language)
}
