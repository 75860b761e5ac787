import { useTranslation } from 'react-i18next'
import { fromLocalDay } from '../../lib/dates/local-day.ts'
import { isNightTaken, type StayDraft, type TakenRange } from '../stay/stay.ts'
import { chosenDays, isDayDisabled } from './pick-day.ts'

interface LabelOptions {
  draft: StayDraft
  today: string
  taken: readonly TakenRange[]
  /** Is the day's night held unpaid by the signed-in person? */
  isOwn: (day: string) => boolean
}

/** Returns a function that names a day for screen readers: its date, and whether it is chosen, own or taken. */
export const useRangeCalendarLabel = ({ draft, today, taken, isOwn }: LabelOptions): ((date: Date) => string) => {
  const { t, i18n } = useTranslation('ui')
  const shown = chosenDays(draft)
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' })
  return (date) => {
    const [day, words] = [fromLocalDay(date), full.format(date)]
    const named = day === today ? t('day.today', { day: words }) : words
    if (day === shown.from) return t('day.checkIn', { day: named })
    if (day === shown.to) return t('day.checkOut', { day: named })
    if (isOwn(day)) return t('day.own', { day: named })
    return isNightTaken(taken, day) && isDayDisabled(draft, day, today, taken) ? t('day.taken', { day: named }) : named
  }
}
