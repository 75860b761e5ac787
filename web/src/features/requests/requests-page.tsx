import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RequestTab } from '../../lib/api/model.ts'
import { toastInfo } from '../../lib/toast.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { RequestCard } from './request-card.tsx'
import { useRequests } from './use-requests.ts'

const tabs = ['pending', 'approved', 'declined', 'expired'] as const satisfies RequestTab[]

/** Says that a request came in while the page was open. */
const useArrivals = (pending: number | undefined): void => {
  const { t } = useTranslation('requests')
  const before = useRef(pending)
  useEffect(() => {
    if (before.current !== undefined && pending !== undefined && pending > before.current)
      toastInfo({ title: t('arrived') })
    before.current = pending
  }, [pending, t])
}

/** What guests ask of a host; the tab stands in the address. */
export const RequestsPage = () => {
  const { t } = useTranslation('requests')
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'pending'
  const requests = useRequests(tab)
  const items = requests.data?.pages.flatMap((page) => page.items) ?? []
  const counts = requests.data?.pages[0]?.counts
  useArrivals(counts?.pending)
  usePageTitle(t('title'))

  return (
    <div className="page max-w-[64rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('lead')}</p>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'pending' ? {} : { tab: next })}
        tabs={tabs.map((name) => ({
          value: name,
          label: counts ? t('tabCount', { tab: t(`tab.${name}`), count: counts[name] }) : t(`tab.${name}`),
        }))}
      >
        {requests.isPending ? (
          <div className="grid gap-6">
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        ) : null}
        {requests.isError && items.length === 0 ? (
          <ErrorState
            title={t('failed')}
            error={requests.error}
            onRetry={() => void requests.refetch()}
            busy={requests.isFetching}
          />
        ) : null}
        {requests.isSuccess && items.length === 0 ? (
          <EmptyState icon={<Inbox className="size-7" />} title={t(`empty.${tab}`)} text={t(`emptyText.${tab}`)} />
        ) : null}
        <ul aria-live="polite" className="grid gap-6">
          {items.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
        {requests.hasNextPage ? (
          <LoadMore busy={requests.isFetchingNextPage} onLoad={() => void requests.fetchNextPage()} />
        ) : null}
      </Tabs>
    </div>
  )
}
