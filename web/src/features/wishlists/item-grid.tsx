import type { ReactNode } from 'react'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import type { WishlistItem as Item } from '../../lib/api/model.ts'
import { WishlistItem } from './wishlist-item.tsx'

/** Cards of the first screen: their pictures come first. */
const firstRow = 3

interface ItemGridProps {
  items: readonly Item[]
  stay: Stay | null
  guests: GuestCounts
  menuOf?: (item: Item) => ReactNode
  /** Takes a home out of the list whose heart its owner lets go of. */
  onLetGo?: (item: Item) => void
}

/** The homes of a list. */
export const ItemGrid = ({ items, stay, guests, menuOf, onLetGo }: ItemGridProps) => (
  <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
    {items.map((item, index) => (
      <li key={item.listingId} className="min-w-0">
        <WishlistItem
          item={item}
          stay={stay}
          guests={guests}
          priority={index < firstRow}
          menu={menuOf?.(item)}
          onLetGo={onLetGo && (() => onLetGo(item))}
        />
      </li>
    ))}
  </ul>
)
