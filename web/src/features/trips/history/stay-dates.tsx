import { useTranslation } from 'react-i18next'
import { usePartyText } from '../../../domain/stay/use-party-text.ts'
import type { Trip } from '../../../lib/api/model.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const End = ({ label, date, hint }: { label: string; date: string; hint: string }) => (
  <div>
    <dt className="text-12 font-semibold text-soft">{label}</dt>
    <dd className="font-medium">{date}</dd>
    <dd className="text-14 text-soft">{hint}</dd>
  </div>
)

/** Check-in, check-out and guests of a stay. */
export const StayDates = ({
  trip: { listing, checkIn, checkOut, guests, nights },
}: {
  trip: Pick<Trip, 'listing' | 'checkIn' | 'checkOut' | 'guests' | 'nights'>
}) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  const party = usePartyText()
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <End
        label={t('checkIn', { ns: 'ui' })}
        date={format.dayBeyond(checkIn, today)}
        hint={t('checkInFrom', { time: format.clock(listing.checkInFrom) })}
      />
      <End
        label={t('checkOut', { ns: 'ui' })}
        date={format.dayBeyond(checkOut, today)}
        hint={t('checkOutBefore', { time: format.clock(listing.checkOutBefore) })}
      />
      <End
        label={t('guests', { ns: 'listing' })}
        date={party(guests)}
        hint={t('nights', { ns: 'common', count: nights })}
      />
    </dl>
  )
}
