import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useMonthName } from '../bar/use-month-name.ts'
import type { SearchState } from '../query/search-state.ts'

interface SearchHeadingProps {
  state: SearchState
  /** The number of homes as text. Null until the first answer. */
  headline: string | null
  busy: boolean
  /** Do the results have prices of a stay? */
  priced: boolean
}

/** How many homes, where and when. */
export const SearchHeading = ({ state, headline, busy, priced }: SearchHeadingProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const monthName = useMonthName()
  const { place, q, near, bbox, stay, flex, some } = state
  const where = place
    ? t('foundPlace', { place })
    : near
      ? t('foundNear', { radius: format.number(near.radius) })
      : bbox
        ? t('foundArea')
        : ''
  const words = q ? t('chip.text', { text: q }) : ''
  const range = stay
    ? `${format.range(stay.checkIn, stay.checkOut)}${flex > 0 ? ` (${t('flexDays', { count: flex })})` : ''}`
    : ''
  const when = some ? t(`someWhen.${some.span}`, { month: monthName(some.month) }) : range
  const basis = some || flex > 0 ? t('cheapestNote') : stay ? t('totalNote') : t('datesNote')
  return (
    <div className="min-w-0">
      <h1 aria-live="polite" className="flex items-center gap-4 text-28 md:text-36">
        {headline ?? <Skeleton className="h-10 w-72" />}
        {busy ? <Spinner className="text-soft" /> : null}
      </h1>
      <p className="mt-1 text-14 text-soft">{[words, where, when, priced ? basis : ''].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
