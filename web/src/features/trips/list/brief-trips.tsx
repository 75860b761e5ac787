import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TripTab } from '../../../lib/api/model.ts'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { BriefTrip } from './brief-trip.tsx'
import { TripList } from './trip-list.tsx'
import { tripTabOf, useTripTabs } from './trip-tabs.ts'

/** A guest's trips in the profile. The profile's address stores the tab. */
export const BriefTrips = () => {
  const { t } = useTranslation('trips')
  const [params, setParams] = useSearchParams()
  const tab = tripTabOf(params.get('trips'))
  const choose = (next: TripTab): void =>
    setParams((before) => {
      if (next === 'upcoming') before.delete('trips')
      else before.set('trips', next)
      return before
    })
  return (
    <div className="@container grid gap-6">
      <ChoiceGroup variant="segments" legend={t('title')} value={tab} options={useTripTabs(tab)} onChoose={choose} />
      <TripList key={tab} tab={tab} item={BriefTrip} />
    </div>
  )
}
