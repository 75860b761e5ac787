/** The tabs of the dialog of language, region and currency. */
export type LocaleTab = 'language' | 'currency'

/** The window event that opens the dialog of language, region and currency. Its detail is the tab. */
export const localeEvent = 'nordbo:locale'

/** Opens the dialog of language, region and currency. */
export const openLocale = (tab: LocaleTab = 'language'): void => {
  window.dispatchEvent(new CustomEvent<LocaleTab>(localeEvent, { detail: tab }))
}
