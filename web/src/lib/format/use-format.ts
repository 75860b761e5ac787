import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, formatFor } from './format.ts'

/** Amounts, dates and numbers in the language on screen. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  // English here is that of Europe: day before month.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  return useMemo(() => formatFor(language), [language])
}
