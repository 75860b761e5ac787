import { countedGuests } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { GuestCounts } from './guest-counts.ts'

/** Guests in words: `3 gæster, 1 kæledyr`. Babies and pets are named only if there are any. */
export const usePartyText = (): ((guests: GuestCounts) => string) => {
  const { t } = useTranslation()
  return (guests) =>
    [
      t('guests', { count: countedGuests(guests) }),
      guests.babies > 0 ? t('babies', { count: guests.babies }) : '',
      guests.pets > 0 ? t('pets', { count: guests.pets }) : '',
    ]
      .filter(Boolean)
      .join(', ')
}
