import { useTranslation } from 'react-i18next'

/** Returns a function that names a month `YYYY-MM`: `november`, `nov.`, or with its year `november 2026`. */
export const useMonthName = (): ((month: string, style: 'long' | 'short' | 'withYear') => string) => {
  const { i18n } = useTranslation()
  return (month, style) =>
    new Intl.DateTimeFormat(i18n.language, {
      timeZone: 'UTC',
      month: style === 'short' ? 'short' : 'long',
      ...(style === 'withYear' ? { year: 'numeric' } : {}),
    }).format(new Date(`${month}-15T12:00:00Z`))
}
