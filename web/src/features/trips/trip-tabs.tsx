import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip, TripTab } from '../../lib/api/model.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TripList } from './trip-list.tsx'
import { useTrips } from './use-trips.ts'

const tabs = ['upcoming', 'past'] as const satisfies TripTab[]

/** The tab that a word in the address names; the coming trips where it names none. */
export const tripTabOf = (word: string | null): TripTab => tabs.find((known) => known === word) ?? 'upcoming'

interface TripTabsProps {
  tab: TripTab
  onChoose: (tab: TripTab) => void
  item: ComponentType<{ trip: Trip }>
}

/** A guest's trips, coming and past, each with their number: one rule wherever they are shown (decisions.md, Trips). */
export const TripTabs = ({ tab, onChoose, item }: TripTabsProps) => {
  const { t } = useTranslation('trips')
  const counts = useTrips(tab).data?.pages[0]?.counts
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onChoose={onChoose}
      tabs={tabs.map((name) => ({
        value: name,
        label: counts ? t('tabCount', { tab: t(name), count: counts[name] }) : t(name),
      }))}
    >
      <TripList key={tab} tab={tab} item={item} />
    </Tabs>
  )
}
