import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStayChoice } from '../../domain/stay/use-stay-choice.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ItemGrid } from './item-grid.tsx'
import { MissingList } from './missing-list.tsx'
import { StayBar } from './stay-bar.tsx'
import { useSharedWishlist } from './use-wishlist.ts'

/** The largest capacity of a home. */
const capacity = 16

/** A shared list, read-only. */
export const SharedPage = ({ token }: { token: string }) => {
  const { t } = useTranslation('wishlists')
  const choice = useStayChoice(capacity, false)
  const list = useSharedWishlist(token, choice.stay, choice.guests)
  const first = list.data?.pages[0]
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  usePageTitle(first?.title ?? t('title'))

  if (list.isError && !first) {
    if (isMissing(list.error)) return <MissingList />
    return (
      <ErrorState title={t('failed')} error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
    )
  }
  return (
    <div className="page pt-8 md:pt-12">
      {/* Shared links are not for search engines. */}
      <meta name="robots" content="noindex" />
      <h1 className="text-28 md:text-48">{first ? first.title : <Skeleton className="h-12 w-64" />}</h1>
      <p className="mt-1 text-soft">
        {first
          ? `${first.owner ? `${t('sharedBy', { name: first.owner })} · ` : ''}${t('homes', { count: first.count })}`
          : null}
      </p>
      <div className="mt-5 mb-8">
        <StayBar choice={choice} />
      </div>
      <section aria-label={first?.title ?? t('title')} aria-busy={list.isFetching}>
        {list.isPending ? <Skeleton className="h-80 rounded-card" /> : null}
        {list.isSuccess && items.length === 0 ? (
          <EmptyState icon={<Heart className="size-7" />} title={t('listEmptyTitle')} text={t('sharedEmptyText')} />
        ) : null}
        <h2 className="sr-only">{t('homesHeading')}</h2>
        <ItemGrid items={items} stay={choice.stay} guests={choice.guests} />
        {list.hasNextPage ? <LoadMore busy={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} /> : null}
      </section>
    </div>
  )
}
