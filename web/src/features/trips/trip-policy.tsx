import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { freeCancellationUntil } from '../../lib/free-cancellation.ts'
import { useToday } from '../../lib/session/use-now.ts'
import { useFormat } from '../../lib/use-format.ts'

/** What cancelling gives back and until when, by the policy the guest booked under. */
export const TripPolicy = ({ trip: { cancellationPolicy: policy, checkIn } }: { trip: Trip }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const until = freeCancellationUntil(policy, checkIn, useToday())
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{t(`policy.${policy}`)}</p>
      <p className="text-soft">{until ? t('policyFreeUntil', { date: format.longDay(until) }) : t('policyFreeOver')}</p>
      <p className="text-soft">{t(`policyHalf.${policy}`)}</p>
    </div>
  )
}
