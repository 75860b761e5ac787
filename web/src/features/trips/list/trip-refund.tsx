import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

const words = {
  planned: 'refundUnderWay',
  waiting: 'refundWaiting',
  returned: 'refundReturned',
  sent: 'refunded',
  charged_back: 'chargedBack',
} as const

/** Refunds of a trip: paid, on their way or pending at a bank. Renders nothing without any. */
export const TripRefund = ({ trip: { refunds } }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const sums = (['sent', 'charged_back', 'planned', 'waiting', 'returned'] as const).map((state) => ({
    state,
    amount: refunds.reduce((sum, refund) => sum + (refund.state === state ? refund.amount : 0), 0),
  }))
  return sums
    .filter(({ amount }) => amount > 0)
    .map(({ state, amount }) => (
      <p key={state} className={`tabular text-14 ${state === 'waiting' ? 'text-soft' : 'text-success'}`}>
        {t(words[state], { amount: format.dkk(amount) })}
      </p>
    ))
}
