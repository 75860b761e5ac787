import { addDays } from '@nordbo/stay-rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Any Sunday. */
const sunday = '2031-05-04'

/** The names of the weekdays in the current language, from Sunday on. */
export const useWeekdayNames = (): { short: string; long: string }[] => {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const names = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' })
    const [short, long] = [names('short'), names('long')]
    return Array.from({ length: 7 }, (_, day) => {
      const date = new Date(`${addDays(sunday, day)}T12:00:00Z`)
      return { short: short.format(date).replace('.', ''), long: long.format(date) }
    })
  }, [i18n.language])
}
