import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { TripCard } from './trip-card.tsx'
import { TripList } from './trip-list.tsx'
import { tripTabOf, useTripTabs } from './trip-tabs.ts'

/** A guest's upcoming and past trips. The address stores the tab. */
export const TripsPage = () => {
  const { t } = useTranslation('trips')
  const [params, setParams] = useSearchParams()
  const tab = tripTabOf(params.get('tab'))
  const tabs = useTripTabs(tab)
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="mb-6 text-36 md:text-48">{t('title')}</h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'upcoming' ? {} : { tab: next })}
        tabs={tabs}
      >
        <TripList key={tab} tab={tab} item={TripCard} />
      </Tabs>
    </div>
  )
}
