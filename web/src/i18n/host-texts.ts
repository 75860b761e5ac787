import i18next from 'i18next'
import { addTexts, alsoLoad, currentLanguage, fetchLateTexts, type Language } from './i18n.ts'

/** Texts of hosts' pages. No other module names them, so that guests fetch nothing of them. */
const texts: Record<Language, () => Promise<object>> = {
  da: async () => (await import('./danish-host.ts')).danishHost,
  en: async () => (await import('./english-host.ts')).englishHost,
}

const load = async (language: Language): Promise<void> => {
  if (!i18next.hasResourceBundle(language, 'host')) addTexts(language, await texts[language]())
}

/** Loads the texts of hosts' pages: in Danish, the fallback, in the language on screen, and in every language chosen later. */
export const fetchHostWords = async (): Promise<void> => {
  alsoLoad(load)
  await Promise.all([load('da'), load(currentLanguage())])
}

/** The same, and all other late texts. */
export const fetchHostTexts = async (): Promise<void> => {
  await Promise.all([fetchLateTexts(), fetchHostWords()])
}
