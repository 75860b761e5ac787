import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { useCountdown } from '../../ui/countdown.tsx'

const Deadline = ({ until, kind }: { until: string; kind: 'answerIn' | 'payIn' }) => {
  const { t } = useTranslation('trips')
  const left = useCountdown(until)
  return <p className="tabular text-14 text-soft">{left.past ? left.text : t(kind, { time: left.text })}</p>
}

/** How long the host has to answer, or the guest to pay; nothing where nobody is waited for. */
export const TripDeadline = ({ trip }: { trip: Trip }) => {
  if (trip.status === 'pending_request' && trip.approvalExpiresAt)
    return <Deadline until={trip.approvalExpiresAt} kind="answerIn" />
  if (trip.actions.includes('pay') && trip.paymentDueAt) return <Deadline until={trip.paymentDueAt} kind="payIn" />
  return null
}
