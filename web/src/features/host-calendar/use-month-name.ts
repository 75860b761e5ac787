import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Formats a month (`YYYY-MM`) with its year in the current language: `maj 2031`. */
export const useMonthName = (): ((month: string) => string) => {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month) => name.format(new Date(`${month}-15T12:00:00Z`))
  }, [i18n.language])
}
