import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from '../../lib/browser/use-in-view.ts'
import { useNow } from '../../lib/clock/use-now.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Stay, StayDraft } from '../stay/stay.ts'
import { useAvailability, useOwnHolds } from './use-availability.ts'

const RangeCalendar = lazy(async () => ({ default: (await import('./range-calendar.tsx')).RangeCalendar }))
/** Only homes with rules and alterations need what it adds. */
const RuledCalendar = lazy(async () => ({ default: (await import('./ruled-calendar.tsx')).RuledCalendar }))

interface HomeCalendarProps {
  listingId: string
  draft: StayDraft
  onChange: (draft: StayDraft) => void
  today: string
  /** The booked stay that is altered: its own nights may be picked. */
  altered?: Stay
  months?: 1 | 2
  autoFocus?: boolean
  clearable?: boolean
}

/** A home's calendar. Its availability is fetched when it comes near the screen. */
export const HomeCalendar = ({ listingId, altered, ...calendar }: HomeCalendarProps) => {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLElement>(null)
  const near = useInView(box)
  const open = useAvailability(listingId, calendar.today)
  const now = useNow(1000 * 10)
  const own = useOwnHolds(listingId, calendar.today).filter(({ until }) => Date.parse(until) > now)
  const place = <Skeleton className="mx-auto h-104 w-full max-w-[41rem]" />
  return (
    <section ref={box} aria-label={t('calendar')}>
      {open.isPending || !near ? place : null}
      {open.isError && !open.data ? (
        <ErrorState
          title={t('calendarFailed')}
          error={open.error}
          onRetry={() => void open.refetch()}
          busy={open.isFetching}
        />
      ) : null}
      {open.data && near ? (
        <Suspense fallback={place}>
          {open.data.rules || altered ? (
            <RuledCalendar
              {...calendar}
              taken={open.data.unavailable}
              home={open.data.rules}
              altered={altered}
              own={own}
            />
          ) : (
            <RangeCalendar {...calendar} taken={open.data.unavailable} own={own} />
          )}
        </Suspense>
      ) : null}
    </section>
  )
}
