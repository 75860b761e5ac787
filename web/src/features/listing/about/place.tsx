import { useTranslation } from 'react-i18next'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingCard, ListingDetail } from '../../../lib/api/model.ts'
import { PlaceMapBox } from '../../../ui/map/place-map-box.tsx'
import { ExactAddress } from './exact-address.tsx'

interface PlaceProps {
  home: ListingDetail
  nearby: readonly ListingCard[]
  choice: StayChoice
}

/** A home's place with homes nearby: an approximate point, or the address where the server sends it. */
export const Place = ({ home, nearby, choice }: PlaceProps) => {
  const { t } = useTranslation('listing')
  const pins = nearby.map(({ id, title, pricePerNight, total, location }) => ({
    id,
    title,
    to: stayPath(`/listing/${id}`, choice.stay, choice.guests),
    price: total ?? pricePerNight,
    ...location,
  }))
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-22 md:text-28">
        {t('placeTitle')}
      </h2>
      <p className="mt-1 text-soft">
        {home.city}, {t(`country.${home.country}`, { ns: 'common' })}
      </p>
      <PlaceMapBox place={home.city} around={home.location} exact={home.exact?.location ?? null} nearby={pins} />
      {home.exact ? (
        <ExactAddress address={home.exact.address} />
      ) : (
        <p className="mt-3 text-14 text-soft">{t('approximate', { ns: 'map' })}</p>
      )}
    </section>
  )
}
