import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { nightsBetween } from '../../lib/calendar-date.ts'
import { useAvailability } from '../../lib/quote/use-availability.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const RangeCalendar = lazy(async () => ({ default: (await import('../../ui/range-calendar.tsx')).RangeCalendar }))

/** The home's calendar on its page: taken days crossed out, a click chooses. */
export const CalendarSection = ({
  listingId,
  city,
  choice,
}: {
  listingId: string
  city: string
  choice: StayChoice
}) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const roomy = useMediaQuery('(min-width: 64rem)')
  const taken = useAvailability(listingId, choice.today)
  const { stay } = choice
  const months = roomy ? 2 : 1
  const place = <Skeleton className="mx-auto h-96 w-full max-w-[41rem]" />
  return (
    <section id="kalender" aria-labelledby="calendar">
      <h2 id="calendar" className="text-22 md:text-28">
        {stay
          ? t('calendarStay', {
              nights: t('nights', { ns: 'common', count: nightsBetween(stay.checkIn, stay.checkOut) }),
              city,
            })
          : t('calendarTitle')}
      </h2>
      <p className="mt-1 text-soft">{stay ? format.range(stay.checkIn, stay.checkOut) : t('calendarLead')}</p>
      <div className="mt-5">
        {taken.isPending ? place : null}
        {taken.isError ? (
          <ErrorState
            title={t('calendarFailed')}
            error={taken.error}
            onRetry={() => void taken.refetch()}
            busy={taken.isFetching}
          />
        ) : null}
        {taken.data ? (
          <Suspense fallback={place}>
            <RangeCalendar
              draft={choice.draft}
              onChange={choice.setDates}
              today={choice.today}
              taken={taken.data}
              months={months}
            />
          </Suspense>
        ) : null}
      </div>
      {choice.draft.checkIn ? (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          onClick={() => choice.setDates({ checkIn: null, checkOut: null })}
        >
          {t('clearDates', { ns: 'ui' })}
        </Button>
      ) : null}
    </section>
  )
}
