import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** A calendar without its days: they are loading, or could not be loaded. */
export const CalendarWait = ({
  query,
}: {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>
}) => {
  const { t } = useTranslation('host-calendar')
  if (query.isError)
    return (
      <ErrorState
        title={t('calendarFailed')}
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-[30rem] rounded-card" />
    </>
  )
}
