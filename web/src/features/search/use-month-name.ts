import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/session/use-now.ts'
import { useFormat } from '../../lib/use-format.ts'

/** A month `YYYY-MM` in words; the year stands with it unless it is this one. */
export const useMonthName = (): ((month: string) => string) => {
  const { i18n } = useTranslation()
  const format = useFormat()
  const today = useToday()
  return (month) => {
    const words = format.month(`${month}-15T12:00:00Z`)
    const name = today.startsWith(month.slice(0, 4)) ? words.replace(` ${month.slice(0, 4)}`, '') : words
    return name.charAt(0).toLocaleUpperCase(i18n.language) + name.slice(1)
  }
}
