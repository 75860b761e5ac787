import { countedGuests } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../../ui/forms/stepper.tsx'
import type { GuestCounts } from './guest-counts.ts'

interface GuestSteppersProps {
  guests: GuestCounts
  onChange: (guests: GuestCounts) => void
  /** The largest number of adults and children together. */
  capacity?: number
  /** 1 for a booking; 0 where a search may leave the number open. */
  leastAdults?: 0 | 1
  /** Are pets allowed? */
  pets?: boolean
}

const mostBabies = 5
const mostPets = 5

/**
 * Counters for adults, children, babies and pets. Babies and pets do not count towards the capacity
 * (docs/product/booking.md, Guests).
 */
export const GuestSteppers = ({
  guests,
  onChange,
  capacity = 16,
  leastAdults = 0,
  pets = true,
}: GuestSteppersProps) => {
  const { t } = useTranslation('search')
  const room = Math.max(0, capacity - countedGuests(guests))
  const set = (change: Partial<GuestCounts>): void => onChange({ ...guests, ...change })
  return (
    <div className="w-full divide-y divide-line">
      <Stepper
        label={t('adults')}
        note={t('adultsAge')}
        value={guests.adults}
        least={leastAdults}
        most={guests.adults + room}
        onChange={(adults) => set({ adults })}
      />
      <Stepper
        label={t('children')}
        note={t('childrenAge')}
        value={guests.children}
        least={0}
        most={guests.children + room}
        onChange={(children) => set({ children })}
      />
      <Stepper
        label={t('babies')}
        note={t('babiesAge')}
        value={guests.babies}
        least={0}
        most={mostBabies}
        onChange={(babies) => set({ babies })}
      />
      {pets ? (
        <Stepper
          label={t('pets')}
          note={leastAdults === 0 ? t('petsNote') : undefined}
          value={guests.pets}
          least={0}
          most={mostPets}
          onChange={(count) => set({ pets: count })}
        />
      ) : null}
    </div>
  )
}
