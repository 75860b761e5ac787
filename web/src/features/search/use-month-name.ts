import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** A month `YYYY-MM` in words, as in a sentence; the year stands with it unless it is this one. */
export const useMonthName = (): ((month: string) => string) => {
  const format = useFormat()
  const today = useToday()
  return (month) => {
    const words = format.month(`${month}-15T12:00:00Z`)
    return today.startsWith(month.slice(0, 4)) ? words.replace(` ${month.slice(0, 4)}`, '') : words
  }
}
