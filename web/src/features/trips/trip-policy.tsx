import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { classNames } from '../../lib/class-names.ts'
import { refundDates } from '../../lib/free-cancellation.ts'
import { useToday } from '../../lib/session/use-now.ts'
import { useFormat } from '../../lib/use-format.ts'

/** What cancelling gives back until which date, by the policy the guest booked under; dates that have gone by are struck out. */
export const TripPolicy = ({ trip: { cancellationPolicy: policy, checkIn } }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  return (
    <>
      <p className="mb-3 font-medium">{t(`policy.${policy}`, { ns: 'listing' })}</p>
      <ul className="grid gap-2">
        {refundDates(policy, checkIn).map(({ until, back }) => (
          <li
            key={until}
            className={classNames('grid gap-x-4 sm:grid-cols-[14rem_1fr]', until < today && 'line-through')}
          >
            <span className="tabular">
              {t(until === checkIn ? 'back.untilCheckIn' : 'back.until', { date: format.longDay(until) })}
            </span>
            <span className="text-soft">{t(`back.${back}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
