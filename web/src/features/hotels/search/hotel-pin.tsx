import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HotelCard as Hotel } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { pinClass } from '../../../ui/map/pin-class.ts'

/** A hotel's price on the map, with a link to its page. */
export const HotelPin = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('map')
  const format = useFormat()
  return (
    <Link
      to={`/hoteller/${hotel.id}`}
      data-testid="hotel-pin"
      aria-label={t('pin', { title: hotel.name, city: hotel.city, price: format.price(hotel.minPrice) })}
      className={pinClass('plain')}
    >
      {format.pinPrice(hotel.minPrice)}
    </Link>
  )
}
