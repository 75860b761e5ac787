import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'

/** What came back of a trip's money, or is on its way; nothing where nothing did. */
export const TripRefund = ({ trip: { refunded, refunds } }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  if (refunded === 0) return null
  const taken = refunds.every(({ sentAt }) => sentAt !== null)
  return (
    <p className="tabular text-14 text-success">
      {t(taken ? 'refunded' : 'refundUnderWay', { amount: format.dkk(refunded) })}
    </p>
  )
}
