import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestSteppers } from '../../../domain/stay/guest-steppers.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'

/** Chooses the guests: at least one adult, and no more than the home sleeps. */
export const GuestChoice = ({ home, choice }: { home: ListingDetail; choice: StayChoice }) => {
  const { t } = useTranslation('booking')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-body text-16 font-semibold tracking-normal">
        {t('guests')}
      </h3>
      <GuestSteppers
        guests={choice.guests}
        onChange={choice.setGuests}
        capacity={home.maxGuests}
        leastAdults={1}
        pets={home.rules.petsAllowed}
      />
      <p className="mt-1 text-14 text-soft">
        {t(home.rules.petsAllowed ? 'guestsHint' : 'guestsHintNoPets', { count: home.maxGuests })}
      </p>
    </section>
  )
}
