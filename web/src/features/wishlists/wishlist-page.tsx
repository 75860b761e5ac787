import { ArrowLeft, Heart, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useStayChoice } from '../../domain/stay/use-stay-choice.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { Menu } from '../../ui/dialog/menu.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ItemGrid } from './item-grid.tsx'
import { ItemMenu } from './item-menu.tsx'
import { MissingList } from './missing-list.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StayBar } from './stay-bar.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { useRemoveWithUndo } from './use-remove-with-undo.ts'
import { useWishlist } from './use-wishlist.ts'

/** The largest capacity of a home. */
const capacity = 16

const AllListsLink = () => {
  const { t } = useTranslation('wishlists')
  return (
    <Link
      to="/wishlists"
      className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
      {t('all')}
    </Link>
  )
}

interface ListHeadingProps {
  /** Undefined while it loads. */
  list: { title: string; count: number } | undefined
  onOpen: (dialog: 'rename' | 'share') => void
  onDelete: () => void
}

/** The list's name, how many homes it holds, and its actions. */
const ListHeading = ({ list, onOpen, onDelete }: ListHeadingProps) => {
  const { t } = useTranslation('wishlists')
  return (
    <div className="mt-2 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-28 md:text-48">{list ? list.title : <Skeleton className="h-12 w-64" />}</h1>
        <p className="mt-1 text-soft">{list ? t('homes', { count: list.count }) : null}</p>
      </div>
      {list ? (
        <div className="flex shrink-0 items-center gap-1">
          <Button
            variant="quiet"
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => onOpen('share')}
          >
            <span className="sr-only sm:not-sr-only">{t('share')}</span>
          </Button>
          <Menu
            label={t('menuOf', { title: list.title })}
            items={[
              { label: t('rename'), onSelect: () => onOpen('rename') },
              { label: t('delete'), onSelect: onDelete, danger: true },
            ]}
          />
        </div>
      ) : null}
    </div>
  )
}

/** A list of the signed-in person. The address stores dates and guests. */
export const WishlistPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('wishlists')
  const navigate = useNavigate()
  const choice = useStayChoice(capacity, false)
  const removal = useDeleteWithUndo()
  const itemRemoval = useRemoveWithUndo(id)
  // Not fetched while it is being deleted.
  const list = useWishlist(id, choice.stay, choice.guests, removal.isIdle || removal.isError)
  const [open, setOpen] = useState<'rename' | 'share' | null>(null)
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
    <div className="page pt-6 md:pt-10">
      <AllListsLink />
      <ListHeading
        list={first}
        onOpen={setOpen}
        onDelete={() => removal.mutate({ id, after: () => navigate('/wishlists') })}
      />
      <div className="mt-5 mb-8">
        <StayBar choice={choice} />
      </div>
      <section aria-label={first?.title ?? t('title')} aria-busy={list.isFetching}>
        {list.isPending ? <Skeleton className="h-80 rounded-card" /> : null}
        {list.isSuccess && items.length === 0 ? (
          <EmptyState icon={<Heart className="size-7" />} title={t('listEmptyTitle')} text={t('emptyText')}>
            <ButtonLink to="/search">{t('find')}</ButtonLink>
          </EmptyState>
        ) : null}
        <h2 className="sr-only">{t('homesHeading')}</h2>
        <ItemGrid
          items={items}
          stay={choice.stay}
          guests={choice.guests}
          menuOf={(item) => <ItemMenu listId={id} item={item} />}
          onRemove={(item) => itemRemoval.mutate(item)}
        />
        {list.hasNextPage ? <LoadMore busy={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} /> : null}
      </section>
      {first && open === 'rename' ? <RenameDialog id={id} title={first.title} onClose={() => setOpen(null)} /> : null}
      {first && open === 'share' ? (
        <ShareDialog id={id} token={first.shareToken} notesShared={first.notesShared} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  )
}
