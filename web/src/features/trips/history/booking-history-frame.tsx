import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripHistory } from '../../../lib/api/model.ts'
import { isMissing } from '../../../lib/api/problem.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { useTripHistory } from './use-trip-history.ts'

interface StoryFrameProps {
  story: ReturnType<typeof useTripHistory>
  children: (story: TripHistory) => ReactNode
}

/** Renders a trip once it has loaded, before that placeholders or the error. */
export const BookingHistoryFrame = ({ story, children }: StoryFrameProps) => {
  const { t } = useTranslation('trips')
  if (story.data) return children(story.data)
  if (story.isPending)
    return (
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    )
  if (isMissing(story.error))
    return (
      <EmptyState icon={<CalendarX className="size-7" />} title={t('missingTitle')} text={t('missingText')}>
        <ButtonLink to="/trips">{t('toTrips')}</ButtonLink>
      </EmptyState>
    )
  return (
    <ErrorState
      title={t('tripFailed')}
      error={story.error}
      onRetry={() => void story.refetch()}
      busy={story.isFetching}
    />
  )
}
