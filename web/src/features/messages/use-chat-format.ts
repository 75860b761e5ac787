import { addDays } from '@nordbo/stay-rules'
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
  return {
    time: (instant: string): string => time.format(new Date(instant)),
    day: (day: string): string => {
      if (day === today) return t('today')
      return day === addDays(today, -1) ? t('yesterday') : format.dayBeyond(day, today)
    },
    event: ({ moment, checkIn, checkOut }: NonNullable<Message['event']>): string =>
      t(`event.${moment}`, { dates: format.range(checkIn, checkOut) }),
  }
}
