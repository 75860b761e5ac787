import { useTranslation } from 'react-i18next'
import { AllTabs } from './all-tabs.tsx'
import { Attention } from './attention.tsx'
import { NextTrip } from './next-trip.tsx'

/** What needs attention, the next trip, and the way to every other tab (docs/product/people.md, Profile hub). */
export const OverviewTab = () => {
  const { t } = useTranslation('profile')
  return (
    <div className="grid gap-8">
      <Attention />
      <NextTrip />
      <section aria-labelledby="hub-all">
        <h3 id="hub-all" className="mb-1 text-22">
          {t('allTabs')}
        </h3>
        <AllTabs />
      </section>
    </div>
  )
}
