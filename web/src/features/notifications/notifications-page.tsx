import { BellOff, Settings2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Notification } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useKindText } from './use-kind-text.ts'
import { useMarkRead, useNotifications } from './use-notifications.ts'

const Row = ({ told }: { told: Notification }) => {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const today = useToday()
  const text = useKindText()(told.kind)
  if (text === null) return null
  return (
    <li>
      <Link
        to={told.path}
        className="flex min-h-11 gap-3 rounded-card px-3 py-4 transition-colors hover:bg-sunken md:px-4"
      >
        <span
          aria-hidden="true"
          className={classNames('mt-2 size-2.5 shrink-0 rounded-pill', told.read ? 'bg-transparent' : 'bg-primary')}
        />
        <span className="min-w-0 grow">
          <span className={classNames('block', !told.read && 'font-semibold')}>
            {told.read ? null : <span className="sr-only">{t('unread')}</span>}
            {text}
          </span>
          <span className="flex flex-wrap gap-x-3 text-14 text-soft">
            {told.listing ? <span className="truncate">{told.listing.title}</span> : null}
            <time dateTime={told.at}>{format.momentBeyond(told.at, today)}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}

const List = () => {
  const { t } = useTranslation('notifications')
  const query = useNotifications()
  const { mutate: markRead } = useMarkRead()
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const newest = items[0]?.read === false ? items[0].seq : undefined
  useEffect(() => {
    if (newest !== undefined) markRead(newest)
  }, [newest, markRead])
  if (query.isPending)
    return (
      <div className="grid gap-3" data-testid="waiting">
        {['a', 'b', 'c', 'd'].map((name) => (
          <Skeleton key={name} className="h-18 w-full" />
        ))}
      </div>
    )
  if (query.isError && items.length === 0)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        busy={query.isRefetching}
      />
    )
  if (items.length === 0)
    return (
      <EmptyState icon={<BellOff className="size-7" />} title={t('empty')} text={t('emptyText')}>
        <ButtonLink to="/search">{t('explore')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className="-mx-3 divide-y divide-line md:-mx-4" aria-label={t('title')}>
        {items.map((told) => (
          <Row key={told.id} told={told} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <LoadMore busy={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      ) : null}
    </>
  )
}

/** The notification centre (docs/product/notifications.md, Centre). */
export const NotificationsPage = () => {
  const { t } = useTranslation('notifications')
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[48rem] pt-8 pb-12 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-36 md:text-48">{t('title')}</h1>
        <Link
          to="/profile?profile=notifications"
          className="inline-flex min-h-11 items-center gap-2 text-14 font-medium underline-offset-4 hover:underline"
        >
          <Settings2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('settings')}
        </Link>
      </div>
      <List />
    </div>
  )
}
