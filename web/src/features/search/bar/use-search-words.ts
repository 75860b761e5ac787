import { totalGuests } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { SearchDraft } from '../query/search-draft.ts'
import { useMonthName } from './use-month-name.ts'

/** A search's dates and guests as text for the bar. Null where not chosen. */
export const useSearchWords = (
  draft: Pick<SearchDraft, 'dates' | 'flex' | 'some' | 'flexible' | 'guests'>,
): { when: string | null; who: string | null } => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const monthName = useMonthName()
  const { flex, some, flexible } = draft
  const { stay, started } = draft.dates
  const people = totalGuests(draft.guests)
  const fixed = stay
    ? `${format.day(stay.checkIn)} – ${format.day(stay.checkOut)}${flex > 0 ? ` ±${flex}` : ''}`
    : started
      ? `${format.day(started)} –`
      : null
  return {
    when: flexible && some ? t(`someWhen.${some.span}`, { month: monthName(some.month) }) : fixed,
    who: people > 0 ? t('guestSum', { count: people }) : null,
  }
}
