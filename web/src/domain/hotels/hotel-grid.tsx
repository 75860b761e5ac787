import type { HotelCard as Hotel } from '../../lib/api/model.ts'
import { HotelCard, HotelCardSkeleton } from './hotel-card.tsx'

interface HotelGridProps {
  /** Undefined while they load. */
  hotels: readonly Hotel[] | undefined
  /** How many places are kept while they load. */
  places: number
  /** Leaves the last one out in two columns, where it would stand alone. */
  even?: boolean
}

/** Hotels in one to three columns. */
export const HotelGrid = ({ hotels, places, even = false }: HotelGridProps) => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
    {hotels?.map((hotel) => (
      <li key={hotel.id} className={even ? 'min-w-0 sm:last:max-lg:hidden' : 'min-w-0'}>
        <HotelCard hotel={hotel} sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw" />
      </li>
    )) ??
      Array.from({ length: places }, (_, index) => (
        <li key={`place-${index + 1}`} className={even ? 'sm:last:max-lg:hidden' : ''}>
          <HotelCardSkeleton />
        </li>
      ))}
  </ul>
)
