import { useTranslation } from 'react-i18next'
import type { TripTab } from '../../../lib/api/model.ts'
import { useTrips } from './use-trips.ts'

const tabs = ['upcoming', 'past'] as const satisfies TripTab[]

/** The tab that the address names. Upcoming by default. */
export const tripTabOf = (word: string | null): TripTab => tabs.find((known) => known === word) ?? 'upcoming'

/**
 * The tabs of upcoming and past trips with their counts, wherever trips are listed (docs/product/booking.md, Trips).
 */
export const useTripTabs = (shown: TripTab): { value: TripTab; label: string }[] => {
  const { t } = useTranslation('trips')
  const counts = useTrips(shown).data?.pages[0]?.counts
  return tabs.map((value) => ({
    value,
    label: counts ? t('tabCount', { tab: t(value), count: counts[value] }) : t(value),
  }))
}
