import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvailability } from '../../lib/quote/use-availability.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const RangeCalendar = lazy(async () => ({ default: (await import('../../ui/range-calendar.tsx')).RangeCalendar }))

/** The calendar of a home: two months beside each other, one where there is no room for two. */
export const StayCalendar = ({ listingId, choice }: { listingId: string; choice: StayChoice }) => {
  const { t } = useTranslation()
  const roomy = useMediaQuery('(min-width: 56rem)')
  const taken = useAvailability(listingId, choice.today)
  const place = <Skeleton className="h-84 w-full" />
  return (
    <section aria-label={t('calendar', { ns: 'ui' })}>
      {taken.isPending ? (
        place
      ) : (
        <Suspense fallback={place}>
          <RangeCalendar
            draft={choice.draft}
            onChange={choice.setDates}
            today={choice.today}
            taken={taken.data ?? []}
            months={roomy ? 2 : 1}
          />
        </Suspense>
      )}
    </section>
  )
}
