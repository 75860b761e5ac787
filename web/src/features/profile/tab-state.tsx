import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface TabStateProps<T> {
  query: UseQueryResult<T>
  /** The title of the error. */
  failed: string
  /** What is said while it waits. By default that the profile is loading. */
  loading?: string
  children: (data: T) => ReactNode
}

/** A tab that waits for its data, says when it cannot have it, and shows it. */
export const TabState = <T,>({ query, failed, loading, children }: TabStateProps<T>) => {
  const { t } = useTranslation('profile')
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState title={failed} error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
    )
  return (
    <div className="grid max-w-[40rem] gap-5">
      <p role="status" className="sr-only">
        {loading ?? t('loading')}
      </p>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
