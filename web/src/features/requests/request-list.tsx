import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RequestTab } from '../../lib/api/model.ts'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RequestCard } from './request-card.tsx'
import { useAnsweredRequests } from './use-answered-requests.ts'
import { useRequests } from './use-requests.ts'

/** The requests of one tab. */
export const RequestList = ({ tab }: { tab: RequestTab }) => {
  const { t } = useTranslation('requests')
  const requests = useRequests(tab)
  const { shown, isAnswered, hold, release } = useAnsweredRequests(
    requests.data?.pages.flatMap((page) => page.items) ?? [],
  )
  return (
    <>
      {requests.isPending ? (
        <div className="grid gap-6">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      ) : null}
      {requests.isError && shown.length === 0 ? (
        <ErrorState
          title={t('failed')}
          error={requests.error}
          onRetry={() => void requests.refetch()}
          busy={requests.isFetching}
        />
      ) : null}
      {requests.isSuccess && shown.length === 0 ? (
        <EmptyState icon={<Inbox className="size-7" />} title={t(`empty.${tab}`)} text={t(`emptyText.${tab}`)} />
      ) : null}
      <ul className="grid gap-6">
        {shown.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={request}
              answered={isAnswered(request.id)}
              onAnswered={hold}
              onLeft={() => release(request.id)}
            />
          </li>
        ))}
      </ul>
      {requests.hasNextPage ? (
        <LoadMore busy={requests.isFetchingNextPage} onLoad={() => void requests.fetchNextPage()} />
      ) : null}
    </>
  )
}
