import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Hotel } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { cityPath } from './breadcrumb.tsx'

/** Where booking will be: it says that hotels cannot be booked yet. */
export const BookingSoon = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('hotels')
  const { t: home } = useTranslation('home')
  const format = useFormat()
  const navigate = useNavigate()
  const { key } = useLocation()
  // Without an earlier page of this visit the city's hotels are the search.
  const back = (): void => void (key === 'default' ? navigate(cityPath(hotel.city)) : navigate(-1))
  return (
    <section
      aria-labelledby="booking"
      className="grid gap-4 rounded-card bg-raised p-6 shadow-float hairline border-line"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="tabular">
          <span className="text-14 text-soft">{home('hotelFrom')}</span>{' '}
          <span className="text-22 font-semibold">{format.price(hotel.minPrice)}</span>{' '}
          <span className="text-14 text-soft">{t('perNight', { ns: 'common' })}</span>
        </p>
        <Badge tone="primary">{home('hotelSoon')}</Badge>
      </div>
      <h2 id="booking" className="text-18">
        {t('contactSoon')}
      </h2>
      <p className="text-14 text-soft">{t('soonText')}</p>
      <Button disabled className="w-full">
        {t('contactHotel')}
      </Button>
      <Button
        variant="outline"
        className="w-full"
        icon={<ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
        onClick={back}
      >
        {t('backToSearch')}
      </Button>
    </section>
  )
}
