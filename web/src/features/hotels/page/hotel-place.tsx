import { useTranslation } from 'react-i18next'
import { ListingCard } from '../../../domain/listings/listing-card.tsx'
import type { Hotel } from '../../../lib/api/model.ts'
import { withDistinctCovers } from '../../../lib/photos/distinct-covers.ts'
import { PlaceMapBox } from '../../../ui/map/place-map-box.tsx'
import { useHomesNear } from '../query/use-hotel-search.ts'

/** A hotel's place with the homes nearby, which can be booked already. */
export const HotelPlace = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('hotels')
  const homes = useHomesNear(hotel.location).data ?? []
  const pins = homes.map(({ id, title, pricePerNight, location }) => ({
    ...{ id, title, to: `/listing/${id}`, price: pricePerNight },
    ...location,
  }))
  return (
    <>
      <section aria-labelledby="place">
        <h2 id="place" className="text-22 md:text-28">
          {t('placeTitle')}
        </h2>
        <p className="mt-1 text-soft">
          {hotel.city}, {t(`country.${hotel.country}`, { ns: 'common' })}
        </p>
        <PlaceMapBox place={hotel.city} around={hotel.location} exact={null} nearby={pins} />
        <p className="mt-3 text-14 text-soft">{t('placeNote')}</p>
      </section>
      {homes.length > 0 ? (
        <section aria-labelledby="nearby" className="print:hidden">
          <h2 id="nearby" className="text-22 md:text-28">
            {t('nearbyTitle')}
          </h2>
          <ul className="-mx-[var(--page-edge)] mt-5 flex snap-x scroll-px-[var(--page-edge)] gap-5 overflow-x-auto px-[var(--page-edge)] pb-4">
            {withDistinctCovers(homes).map((home) => (
              <li key={home.id} className="w-64 shrink-0 snap-start">
                <ListingCard home={home} to={`/listing/${home.id}`} stay={null} sizes="16rem" narrow />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
