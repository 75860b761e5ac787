import { Heart, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWishlists } from '../../../domain/favourites/use-wishlists.ts'
import type { Wishlist } from '../../../lib/api/model.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { TabState } from '../tab-state.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { NewList } from './new-list.tsx'

const Row = ({ list, onDelete }: { list: Wishlist; onDelete: () => void }) => {
  const { t } = useTranslation('profile')
  const [cover] = list.covers
  return (
    <li data-testid="hub-wishlist" className="relative flex items-center gap-4 px-4 py-3">
      <div className="w-18 shrink-0 overflow-hidden rounded-control">
        {cover ? <Photo photo={cover} alt="" sizes="4.5rem" /> : <NoPhoto />}
      </div>
      <div className="min-w-0 grow">
        <Link
          to={`/wishlists/${list.id}`}
          className="font-semibold underline-offset-4 stretched-link wrap-anywhere hover:underline"
        >
          {list.title}
        </Link>
        <p className="text-14 text-soft">{t('wishlistHomes', { count: list.count })}</p>
      </div>
      <IconButton label={t('wishlistDelete', { title: list.title })} className="relative z-10" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
    </li>
  )
}

/** A person's lists: creating one by name, and deleting one after a question. */
export const WishlistsTab = () => {
  const { t } = useTranslation('profile')
  const lists = useWishlists()
  const [deleting, setDeleting] = useState<Wishlist | null>(null)
  const name = useRef<HTMLInputElement>(null)
  return (
    <div className="grid max-w-[44rem] gap-6">
      <NewList field={name} />
      <TabState query={lists} failed={t('wishlistsFailed')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Heart className="size-7" />}
              title={t('wishlistsEmpty')}
              text={t('wishlistsEmptyText')}
            />
          ) : (
            <Card>
              <ul className="divide-y divide-line">
                {items.map((list) => (
                  <Row key={list.id} list={list} onDelete={() => setDeleting(list)} />
                ))}
              </ul>
            </Card>
          )
        }
      </TabState>
      {deleting ? (
        <DeleteQuestion
          list={deleting}
          onClose={() => setDeleting(null)}
          // The button that opened the question is gone.
          onDeleted={() => name.current?.focus()}
        />
      ) : null}
    </div>
  )
}
