import { useTranslation } from 'react-i18next'
import { everyone } from '../../lib/guest-counts.ts'
import { asStay } from '../../lib/stay.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { SearchDraft } from './search-draft.ts'

/** A search in words for the bar; null where nothing is chosen. */
export const useSearchWords = (draft: SearchDraft): { when: string | null; who: string | null } => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const stay = asStay(draft.dates)
  const people = everyone(draft.guests)
  const start = draft.dates.checkIn ? `${format.day(draft.dates.checkIn)} –` : null
  return {
    when: stay ? `${format.day(stay.checkIn)} – ${format.day(stay.checkOut)}` : start,
    who: people > 0 ? t('guestSum', { count: people }) : null,
  }
}
