import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

/** Formats a month `YYYY-MM` for a sentence, with the year unless it is the current one. */
export const useMonthName = (): ((month: string) => string) => {
  const format = useFormat()
  const today = useToday()
  return (month) => {
    const words = format.month(`${month}-15T12:00:00Z`)
    return today.startsWith(month.slice(0, 4)) ? words.replace(` ${month.slice(0, 4)}`, '') : words
  }
}
