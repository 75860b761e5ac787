import { useTranslation } from 'react-i18next'
import type { TripTab } from '../../lib/api/model.ts'
import { useTrips } from './use-trips.ts'

const tabs = ['upcoming', 'past'] as const satisfies TripTab[]

/** The tab that a word in the address names; the coming trips where it names none. */
export const tripTabOf = (word: string | null): TripTab => tabs.find((known) => known === word) ?? 'upcoming'

/** Coming and past, each with their number: one rule wherever trips are shown (docs/product/booking.md, Trips). */
export const useTripTabs = (shown: TripTab): { value: TripTab; label: string }[] => {
  const { t } = useTranslation('trips')
  const counts = useTrips(shown).data?.pages[0]?.counts
  return tabs.map((value) => ({
    value,
    label: counts ? t('tabCount', { tab: t(value), count: counts[value] }) : t(value),
  }))
}
