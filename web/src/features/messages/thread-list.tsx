import { Archive, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ThreadSide, useThreads } from '../../domain/messages/use-thread.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ListLoading } from './list-loading.tsx'
import { ThreadItem } from './thread-item.tsx'

/** Why a list is empty: nobody wrote yet, or all that was written is put away. */
const Empty = ({ side, archived }: { side: ThreadSide | undefined; archived: boolean }) => {
  const { t } = useTranslation('messages')
  const archive = useThreads(side, true)
  if (archived)
    return <EmptyState icon={<Archive className="size-7" />} title={t('noArchivedTitle')} text={t('noArchivedText')} />
  if (archive.isPending) return <ListLoading />
  if (archive.data?.pages.some(({ items }) => items.length > 0))
    return (
      <EmptyState
        icon={<MessagesSquare className="size-7" />}
        title={t('inboxEmptyTitle')}
        text={t('inboxEmptyText')}
      />
    )
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
  /** The thread whose row takes the focus after a change of page. */
  focused: string | undefined
}

/** The threads, the latest message first. */
export const ThreadList = ({ side, archived, base, current, focused }: ListProps) => {
  const { t } = useTranslation('messages')
  const threads = useThreads(side, archived)
  const shown = threads.data?.pages.flatMap(({ items }) => items) ?? []
  if (threads.isPending) return <ListLoading />
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
          <ThreadItem
            key={thread.id}
            thread={thread}
            base={base}
            current={thread.id === current}
            focused={thread.id === focused}
          />
        ))}
      </ul>
      {threads.hasNextPage ? (
        <LoadMore busy={threads.isFetchingNextPage} onLoad={() => void threads.fetchNextPage()} />
      ) : null}
    </>
  )
}
