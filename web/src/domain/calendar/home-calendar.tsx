import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from '../../lib/browser/use-in-view.ts'
import { useNow } from '../../lib/clock/use-now.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { StayDraft, TakenRange } from '../stay/stay.ts'
import { useAvailability, useOwnHolds } from './use-availability.ts'

const RangeCalendar = lazy(async () => ({ default: (await import('./range-calendar.tsx')).RangeCalendar }))

interface HomeCalendarProps {
  listingId: string
  draft: StayDraft
  onChange: (draft: StayDraft) => void
  today: string
  /** Removes ranges that may be picked although they are taken. */
  free?: (taken: readonly TakenRange[]) => readonly TakenRange[]
  months?: 1 | 2
  autoFocus?: boolean
  clearable?: boolean
}

/** A home's calendar. Its availability is fetched when it comes near the screen. */
export const HomeCalendar = ({ listingId, free = (taken) => taken, ...calendar }: HomeCalendarProps) => {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLElement>(null)
  const near = useInView(box)
  const taken = useAvailability(listingId, calendar.today)
  const now = useNow(1000 * 10)
  const own = useOwnHolds(listingId, calendar.today).filter(({ until }) => Date.parse(until) > now)
  const place = <Skeleton className="mx-auto h-104 w-full max-w-[41rem]" />
  return (
    <section ref={box} aria-label={t('calendar')}>
      {taken.isPending || !near ? place : null}
      {taken.isError && !taken.data ? (
        <ErrorState
          title={t('calendarFailed')}
          error={taken.error}
          onRetry={() => void taken.refetch()}
          busy={taken.isFetching}
        />
      ) : null}
      {taken.data && near ? (
        <Suspense fallback={place}>
          <RangeCalendar {...calendar} taken={free(taken.data)} own={own} />
        </Suspense>
      ) : null}
    </section>
  )
}
