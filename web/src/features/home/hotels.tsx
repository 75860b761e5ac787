import { useTranslation } from 'react-i18next'
import { HotelGrid } from '../../domain/hotels/hotel-grid.tsx'
import { useHotels } from '../../domain/hotels/use-hotels.ts'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { shownHotels } from './use-front-page.ts'

/** A few hotels, which cannot be booked yet. Renders nothing without any. */
export const Hotels = () => {
  const { t } = useTranslation('home')
  const hotels = useHotels(shownHotels)
  if (hotels.isError || hotels.data?.length === 0) return null
  return (
    <section aria-labelledby="hotels" className="page pt-20 md:pt-28">
      <SectionHead
        id="hotels"
        title={t('hotelsTitle')}
        lead={t('hotelsLead')}
        all={{ to: '/hoteller', label: t('hotelsAll') }}
      />
      <HotelGrid hotels={hotels.data} places={shownHotels} even />
    </section>
  )
}
