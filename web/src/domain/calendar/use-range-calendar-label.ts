import { useTranslation } from 'react-i18next'
import { fromLocalDay } from '../../lib/dates/local-day.ts'
import { isNightTaken, type StayDraft } from '../stay/stay.ts'
import { chosenDays, isDayDisabled, type OpenDays } from './pick-day.ts'

interface LabelOptions {
  draft: StayDraft
  open: OpenDays
  /** Is the day's night held unpaid by the signed-in person? */
  isOwn: (day: string) => boolean
}

/**
 * Returns a function that names a day for screen readers: its date, whether it is chosen, own or taken, and why the
 * rules refuse it.
 */
export const useRangeCalendarLabel = ({ draft, open, isOwn }: LabelOptions): ((date: Date) => string) => {
  const { t, i18n } = useTranslation('ui')
  const { today, taken = [], rules } = open
  const shown = chosenDays(draft)
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' })
  return (date) => {
    const [day, words] = [fromLocalDay(date), full.format(date)]
    const named = day === today ? t('day.today', { day: words }) : words
    if (day === shown.from) return t('day.checkIn', { day: named })
    if (day === shown.to) return t('day.checkOut', { day: named })
    if (isOwn(day)) return t('day.own', { day: named })
    if (isNightTaken(taken, day) && isDayDisabled(draft, day, open)) return t('day.taken', { day: named })
    const refusal = day < today ? null : rules?.refusal(draft, day)
    return refusal ? `${named}. ${refusal}` : named
  }
}
