import type { ReactNode } from 'react'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import type { WishlistItem as Item } from '../../lib/api/model.ts'
import { WishlistItem } from './wishlist-item.tsx'

/** Cards of the first row load their photos first. */
const firstRow = 3

interface ItemGridProps {
  items: readonly Item[]
  stay: Stay | null
  guests: GuestCounts
  menuOf?: (item: Item) => ReactNode
  /** Removes a home from the list when its heart is switched off. */
  onRemove?: (item: Item) => void
}

/** The homes of a list. */
export const ItemGrid = ({ items, stay, guests, menuOf, onRemove }: ItemGridProps) => (
  <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
    {items.map((item, index) => (
      <li key={item.listingId} className="min-w-0">
        <WishlistItem
          item={item}
          stay={stay}
          guests={guests}
          priority={index < firstRow}
          menu={menuOf?.(item)}
          onRemove={onRemove && (() => onRemove(item))}
        />
      </li>
    ))}
  </ul>
)
