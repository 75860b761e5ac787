import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, formatFor } from './format.ts'

/** The formatters of the current language. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  // British English: the day before the month.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  return useMemo(() => formatFor(language), [language])
}
