import { Archive, MessagesSquare, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ThreadSide, useMessageSearch, useThreads } from '../../domain/messages/use-thread.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FoundItem, ThreadItem } from './thread-item.tsx'

const Loading = () => (
  <div className="grid gap-2 px-3 pt-2">
    {['a', 'b', 'c', 'd'].map((name) => (
      <Skeleton key={name} className="h-20" />
    ))}
  </div>
)

const Empty = ({ side, archived }: { side: ThreadSide | undefined; archived: boolean }) => {
  const { t } = useTranslation('messages')
  if (archived)
    return <EmptyState icon={<Archive className="size-7" />} title={t('noArchivedTitle')} text={t('noArchivedText')} />
  return (
    <EmptyState
      icon={<MessagesSquare className="size-7" />}
      title={t('emptyTitle')}
      text={t(side === 'host' ? 'emptyHostText' : 'emptyText')}
    >
      {side === 'host' ? null : <ButtonLink to="/">{t('emptyAction')}</ButtonLink>}
    </EmptyState>
  )
}

export interface ListProps {
  side: ThreadSide | undefined
  archived: boolean
  /** The address before a thread's id. */
  base: string
  current: string | undefined
}

/** The threads, the latest message first. */
export const ThreadList = ({ side, archived, base, current }: ListProps) => {
  const { t } = useTranslation('messages')
  const threads = useThreads(side, archived)
  const shown = threads.data?.pages.flatMap(({ items }) => items) ?? []
  if (threads.isPending) return <Loading />
  if (threads.isError && shown.length === 0)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={threads.error}
        onRetry={() => void threads.refetch()}
        busy={threads.isFetching}
      />
    )
  if (shown.length === 0) return <Empty side={side} archived={archived} />
  return (
    <>
      <ul aria-label={t('list')} className="grid grid-cols-1 gap-1 px-2">
        {shown.map((thread) => (
          <ThreadItem key={thread.id} thread={thread} base={base} current={thread.id === current} />
        ))}
      </ul>
      {threads.hasNextPage ? (
        <LoadMore busy={threads.isFetchingNextPage} onLoad={() => void threads.fetchNextPage()} />
      ) : null}
    </>
  )
}

/** What a search finds: people and homes of the threads that are fetched, and messages of all. */
export const SearchResults = ({ q, side, archived, base, current }: ListProps & { q: string }) => {
  const { t } = useTranslation('messages')
  const threads = useThreads(side, archived)
  const found = useMessageSearch(q)
  const words = q.toLocaleLowerCase()
  const named = (threads.data?.pages.flatMap(({ items }) => items) ?? []).filter(({ other, listing }) =>
    `${other?.name ?? ''} ${listing?.title ?? ''}`.toLocaleLowerCase().includes(words),
  )
  const messages = found.data?.items ?? []
  if (found.isPending) return <Loading />
  if (found.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={found.error}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      />
    )
  if (named.length + messages.length === 0)
    return <EmptyState icon={<SearchX className="size-7" />} title={t('noFoundTitle')} text={t('noFoundText')} />
  return (
    <div className="grid grid-cols-1 gap-4 px-2">
      {named.length > 0 ? (
        <section aria-label={t('foundThreads')}>
          <h2 className="px-3 pb-1 font-body text-14 font-semibold tracking-normal text-soft">{t('foundThreads')}</h2>
          <ul className="grid grid-cols-1 gap-1">
            {named.map((thread) => (
              <ThreadItem key={thread.id} thread={thread} base={base} current={thread.id === current} />
            ))}
          </ul>
        </section>
      ) : null}
      {messages.length > 0 ? (
        <section aria-label={t('foundMessages')}>
          <h2 className="px-3 pb-1 font-body text-14 font-semibold tracking-normal text-soft">{t('foundMessages')}</h2>
          <ul className="grid grid-cols-1 gap-1">
            {messages.map((one) => (
              <FoundItem key={one.message.id} found={one} base={base} open={one.message.threadId === current} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
