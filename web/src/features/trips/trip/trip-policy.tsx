import { copenhagenDate, graceDays } from '@nordbo/stay-rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasGrace, refundDates } from '../../../domain/cancellation/free-cancellation.ts'
import type { Trip } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useNow } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const Step = ({ until, over, children }: { until: string; over: boolean; children: ReactNode }) => (
  <li className={classNames('grid gap-x-4 sm:grid-cols-[14rem_1fr]', over && 'line-through')}>
    <span className="tabular">{until}</span>
    <span className="text-soft">{children}</span>
  </li>
)

/** What a cancellation refunds until which date, by the policy of the booking. Past dates are struck out. */
export const TripPolicy = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const now = useNow(30_000)
  const today = copenhagenDate(new Date(now))
  const { cancellationPolicy: policy, checkIn, graceUntil, status } = trip
  return (
    <>
      <p className="mb-3 font-medium">{t(`policy.${policy}`, { ns: 'listing' })}</p>
      <ul className="grid gap-2">
        {graceUntil ? (
          <Step
            until={t('back.grace', { moment: format.momentBeyond(graceUntil, today) })}
            over={Date.parse(graceUntil) <= now}
          >
            {t('back.allWithFee')}
          </Step>
        ) : null}
        {refundDates(policy, checkIn).map(({ until, back }) => (
          <Step
            key={until}
            until={t(until === checkIn ? 'back.untilCheckIn' : 'back.until', { date: format.longDay(until) })}
            over={until < today}
          >
            {t(`back.${back}`)}
          </Step>
        ))}
      </ul>
      {status !== 'confirmed' && hasGrace(policy, { checkIn }, today) ? (
        <p className="mt-3 text-soft">{t('policyGrace', { ns: 'listing', days: graceDays })}</p>
      ) : null}
    </>
  )
}
