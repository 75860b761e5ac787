import { Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedTrip, Trip } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useCountdown } from '../../../ui/feedback/countdown.tsx'

type Wait = 'answerIn' | 'payIn' | 'answerChangeIn' | 'payChangeIn'

const waits = {
  pay: 'payIn',
  answerChange: 'answerChangeIn',
  payChange: 'payChangeIn',
} as const satisfies Record<NonNullable<ListedTrip['needs']>['what'], Wait>

const Deadline = ({ until, wait }: { until: string; wait: Wait }) => {
  const { t } = useTranslation('trips')
  const left = useCountdown(until)
  const urgent = wait !== 'answerIn'
  return (
    <p
      className={classNames(
        'tabular inline-flex items-center gap-1.5 text-14',
        urgent ? 'font-semibold text-warning' : 'text-soft',
      )}
    >
      {urgent ? <Clock3 aria-hidden="true" className="size-4 shrink-0" /> : null}
      {left.past ? left.text : t(wait, { time: left.text })}
    </p>
  )
}

/** The time left for the guest's next step or the host's answer. Renders nothing without a deadline. */
export const TripDeadline = ({ trip }: { trip: Trip & Partial<Pick<ListedTrip, 'needs'>> }) => {
  if (trip.needs) return <Deadline until={trip.needs.until} wait={waits[trip.needs.what]} />
  if (trip.status === 'pending_request' && trip.approvalExpiresAt)
    return <Deadline until={trip.approvalExpiresAt} wait="answerIn" />
  if (trip.actions.includes('pay') && trip.paymentDueAt) return <Deadline until={trip.paymentDueAt} wait="payIn" />
  return null
}
