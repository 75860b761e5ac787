import { Heart, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWishlists } from '../../domain/favourites/use-wishlists.ts'
import type { Wishlist } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Menu } from '../../ui/dialog/menu.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Collage } from './collage.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

const grid = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'

const Tile = ({ list }: { list: Wishlist }) => {
  const { t } = useTranslation('wishlists')
  const removal = useDeleteWithUndo()
  const [renaming, setRenaming] = useState(false)
  return (
    <article className="relative" data-testid="wishlist" data-wishlist={list.id}>
      <Collage covers={list.covers} />
      <div className="mt-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-18 font-semibold">
            <Link to={`/wishlists/${list.id}`} className="stretched-link">
              {list.title}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-14 text-soft">
            {t('homes', { count: list.count })}
            {list.shared ? <Badge tone="primary">{t('shared')}</Badge> : null}
          </p>
        </div>
        <Menu
          label={t('menuOf', { title: list.title })}
          className="relative z-10"
          items={[
            { label: t('rename'), onSelect: () => setRenaming(true) },
            { label: t('delete'), onSelect: () => removal.mutate({ id: list.id }), danger: true },
          ]}
        />
      </div>
      {renaming ? <RenameDialog id={list.id} title={list.title} onClose={() => setRenaming(false)} /> : null}
    </article>
  )
}

/**
 * A person's lists. Shows only the button for a new list when they cannot be fetched
 * (docs/product/listings.md, Hearts).
 */
export const WishlistGrid = () => {
  const { t } = useTranslation('wishlists')
  const lists = useWishlists()
  const [making, setMaking] = useState(false)
  const items = lists.data?.items ?? []
  return (
    <>
      {lists.isPending ? (
        <div className={grid}>
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </div>
      ) : null}
      {lists.isSuccess && items.length === 0 ? (
        <EmptyState icon={<Heart className="size-7" />} title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink to="/search">{t('find')}</ButtonLink>
        </EmptyState>
      ) : null}
      <ul className={grid}>
        {items.map((list) => (
          <li key={list.id} className="min-w-0">
            <Tile list={list} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex justify-center sm:justify-start">
        <Button variant="outline" icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setMaking(true)}>
          {t('newList')}
        </Button>
      </div>
      {making ? <CreateDialog onClose={() => setMaking(false)} /> : null}
    </>
  )
}
