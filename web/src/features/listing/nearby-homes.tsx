import { useTranslation } from 'react-i18next'
import { ListingCard } from '../../domain/listings/listing-card.tsx'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import { stayPath } from '../../domain/stay/stay-path.ts'
import type { ListingCard as Home } from '../../lib/api/model.ts'
import { withDistinctCovers } from '../../lib/photos/distinct-covers.ts'

interface NearbyHomesProps {
  homes: readonly Home[]
  stay: Stay | null
  guests: GuestCounts
}

/** A row of similar homes nearby. Their links contain the dates and guests. */
export const NearbyHomes = ({ homes, stay, guests }: NearbyHomesProps) => {
  const { t } = useTranslation('listing')
  return (
    <section aria-labelledby="nearby" className="print:hidden">
      <h2 id="nearby" className="text-22 md:text-28">
        {t('nearbyTitle')}
      </h2>
      <ul className="-mx-[var(--page-edge)] mt-5 flex snap-x scroll-px-[var(--page-edge)] gap-5 overflow-x-auto px-[var(--page-edge)] pb-4">
        {withDistinctCovers(homes).map((home) => (
          <li key={home.id} className="w-64 shrink-0 snap-start">
            <ListingCard
              home={home}
              to={stayPath(`/listing/${home.id}`, stay, guests)}
              stay={home.stay}
              sizes="16rem"
              narrow
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
