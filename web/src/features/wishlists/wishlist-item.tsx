import { HousePlug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListingCard } from '../../domain/listings/listing-card.tsx'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import { stayPath } from '../../domain/stay/stay-path.ts'
import type { WishlistItem as Item } from '../../lib/api/model.ts'
import { Badge } from '../../ui/layout/badge.tsx'

/** The `sizes` attribute of a card's photo. */
const cardSizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'

interface WishlistItemProps {
  item: Item
  stay: Stay | null
  guests: GuestCounts
  priority: boolean
  /** The owner's actions. */
  menu?: ReactNode
  onRemove?: (() => void) | undefined
}

/** A home that guests can no longer find. */
const Gone = ({ title }: { title: string }) => {
  const { t } = useTranslation('wishlists')
  return (
    <article data-testid="gone-home">
      <div className="grid aspect-3/2 place-items-center rounded-card bg-sunken text-soft">
        <HousePlug aria-hidden="true" className="size-10 opacity-60" strokeWidth={1.5} />
      </div>
      <h3 className="mt-3 font-body text-16 font-semibold tracking-normal">{title}</h3>
      <p className="text-14 text-soft">{t('gone')}</p>
    </article>
  )
}

/** A home in a list: its card, whether it is available, and the owner's note. */
export const WishlistItem = ({ item, stay, guests, priority, menu, onRemove }: WishlistItemProps) => {
  const { t } = useTranslation('wishlists')
  const { card, fits, note } = item
  return (
    <div data-testid="wishlist-item" data-listing={item.listingId}>
      {card ? (
        <ListingCard
          home={card}
          to={stayPath(`/listing/${card.id}`, stay, stay ? guests : null)}
          stay={fits === 'free' ? stay : null}
          sizes={cardSizes}
          priority={priority}
          onRemove={onRemove}
        />
      ) : (
        <Gone title={item.title} />
      )}
      <div className="mt-2 flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-2 pt-1.5">
          {fits === 'taken' || fits === 'ruledOut' ? (
            <p>
              <Badge tone="danger">{t(fits)}</Badge>
            </p>
          ) : null}
          {card && fits === 'tooSmall' ? (
            <p>
              <Badge tone="warning">{t('tooSmall', { count: card.maxGuests })}</Badge>
            </p>
          ) : null}
          {note ? (
            <p className="border-s-2 border-line ps-3 text-14 whitespace-pre-line text-soft" data-testid="note">
              {note}
            </p>
          ) : null}
        </div>
        {menu}
      </div>
    </div>
  )
}
