import { useTranslation } from 'react-i18next'
import type { ListingCard as Home } from '../../lib/api/model.ts'
import type { GuestCounts } from '../../lib/guest-counts.ts'
import type { Stay } from '../../lib/stay.ts'
import { stayPath } from '../../lib/stay-path.ts'
import { ListingCard } from '../../ui/listing-card.tsx'

interface NearbyHomesProps {
  homes: readonly Home[]
  stay: Stay | null
  guests: GuestCounts
}

/** Homes of the same kind close by, in a row to be scrolled; dates and guests go along. */
export const NearbyHomes = ({ homes, stay, guests }: NearbyHomesProps) => {
  const { t } = useTranslation('listing')
  return (
    <section aria-labelledby="nearby" className="print:hidden">
      <h2 id="nearby" className="text-22 md:text-28">
        {t('nearbyTitle')}
      </h2>
      <ul className="-mx-[clamp(1rem,4vw,2.5rem)] mt-5 flex snap-x scroll-px-[clamp(1rem,4vw,2.5rem)] gap-5 overflow-x-auto px-[clamp(1rem,4vw,2.5rem)] pb-4">
        {homes.map((home) => (
          <li key={home.id} className="w-64 shrink-0 snap-start">
            <ListingCard home={home} to={stayPath(`/listing/${home.id}`, stay, guests)} stay={null} sizes="16rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
