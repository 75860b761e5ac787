import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessageSearch, useThreadSearch } from '../../domain/messages/use-thread.ts'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ListLoading } from './list-loading.tsx'
import { FoundItem, ThreadItem } from './thread-item.tsx'
import type { ListProps } from './thread-list.tsx'

interface SectionProps {
  title: string
  found: ReturnType<typeof useThreadSearch> | ReturnType<typeof useMessageSearch>
  count: number
  children: ReactNode
}

/** What one of the two searches found, or why it could not. */
const Section = ({ title, found, count, children }: SectionProps) => {
  const { t } = useTranslation('messages')
  const isRefused = found.isError && count === 0
  if (count === 0 && !isRefused && !found.hasNextPage) return null
  return (
    <section aria-label={title}>
      <h2 className="px-3 pb-1 font-body text-14 font-semibold tracking-normal text-soft">{title}</h2>
      {isRefused ? (
        <ErrorState
          title={t('loadFailed')}
          error={found.error}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-1">{children}</ul>
      )}
      {found.hasNextPage ? (
        <LoadMore busy={found.isFetchingNextPage} onLoad={() => void found.fetchNextPage()} />
      ) : null}
    </section>
  )
}

/** What a search finds: conversations by person and home, and messages. */
export const SearchResults = ({ q, side, base, current }: Omit<ListProps, 'archived'> & { q: string }) => {
  const { t } = useTranslation('messages')
  const threads = useThreadSearch(q, side)
  const found = useMessageSearch(q)
  const named = threads.data?.pages.flatMap(({ items }) => items) ?? []
  const messages = found.data?.pages.flatMap(({ items }) => items) ?? []
  if (named.length + messages.length === 0) {
    if (threads.isFetching || found.isFetching) return <ListLoading />
    const isWhole = !(threads.isError || found.isError || threads.hasNextPage || found.hasNextPage)
    if (isWhole)
      return <EmptyState icon={<SearchX className="size-7" />} title={t('noFoundTitle')} text={t('noFoundText')} />
  }
  return (
    <div className="grid grid-cols-1 gap-4 px-2">
      <Section title={t('foundThreads')} found={threads} count={named.length}>
        {named.map((thread) => (
          <ThreadItem key={thread.id} thread={thread} base={base} current={thread.id === current} />
        ))}
      </Section>
      <Section title={t('foundMessages')} found={found} count={messages.length}>
        {messages.map((one) => (
          <FoundItem key={one.message.id} found={one} base={base} open={one.message.threadId === current} />
        ))}
      </Section>
    </div>
  )
}
