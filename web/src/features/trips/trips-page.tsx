import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { TripCard } from './trip-card.tsx'
import { TripTabs, tripTabOf } from './trip-tabs.tsx'

/** A guest's trips, coming and past; the tab stands in the address. */
export const TripsPage = () => {
  const { t } = useTranslation('trips')
  const [params, setParams] = useSearchParams()
  usePageTitle(t('title'))
  return (
    <div className="page max-w-[64rem] pt-8 md:pt-12">
      <h1 className="mb-6 text-36 md:text-48">{t('title')}</h1>
      <TripTabs
        tab={tripTabOf(params.get('tab'))}
        onChoose={(next) => setParams(next === 'upcoming' ? {} : { tab: next })}
        item={TripCard}
      />
    </div>
  )
}
