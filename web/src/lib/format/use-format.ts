import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, formatFor } from './format.ts'
import { useShownCurrency } from './shown-currency.ts'

/** The formatters of the current language, with prices in the currency that the person chose. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  // British English: the day before the month.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  const currency = useShownCurrency()
  return useMemo(() => formatFor(language, currency), [language, currency])
}
