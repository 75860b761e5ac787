import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripTab } from '../../lib/api/model.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { BriefTrip } from './brief-trip.tsx'
import { TripList } from './trip-list.tsx'
import { useTripTabs } from './trip-tabs.ts'

/** A guest's trips in brief, as their profile shows them; the address is the profile's. */
export const BriefTrips = () => {
  const { t } = useTranslation('trips')
  const [tab, setTab] = useState<TripTab>('upcoming')
  return (
    <div className="grid gap-6">
      <ChoiceGroup look="segments" legend={t('title')} value={tab} options={useTripTabs(tab)} onChoose={setTab} />
      <TripList key={tab} tab={tab} item={BriefTrip} />
    </div>
  )
}
