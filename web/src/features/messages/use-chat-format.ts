import { addDays, copenhagenDate } from '@nordbo/stay-rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** Words for the days and times of messages, and for what happened to a booking. */
export const useChatFormat = () => {
  const { t, i18n } = useTranslation('messages')
  const format = useFormat()
  const today = useToday()
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  const time = useMemo(
    () => new Intl.DateTimeFormat(language, { timeZone: 'Europe/Copenhagen', hour: '2-digit', minute: '2-digit' }),
    [language],
  )
  const ofDay = (day: string): string => {
    const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
    const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year })
    return format.format(new Date(day))
  }
  return {
    time: (instant: string): string => time.format(new Date(instant)),
    day: (day: string): string => {
      if (day === today) return t('today')
      return day === addDays(today, -1) ? t('yesterday') : format.dayBeyond(day, today)
    },
    /** When something was written, as short as a list needs it. */
    short: (instant: string): string => {
      const day = copenhagenDate(new Date(instant))
      if (day === today) return time.format(new Date(instant))
      return day === addDays(today, -1) ? t('yesterday') : ofDay(day)
    },
    event: ({ moment, checkIn, checkOut }: NonNullable<Message['event']>): string =>
      t(`event.${moment}`, { dates: format.range(checkIn, checkOut) }),
  }
}
