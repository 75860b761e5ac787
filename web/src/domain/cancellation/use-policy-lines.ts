import { freeCancellationDays, graceDays } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import type { Stay } from '../stay/stay.ts'
import { freeCancellationUntil, halfUntil, hasGrace } from './free-cancellation.ts'

/**
 * A home's cancellation policy in sentences, with dates where `stay` is given: full refund, half refund, and the 24
 * hours after confirmation.
 */
export const usePolicyLines = (
  policy: ListingDetail['cancellationPolicy'],
  stay: Stay | null,
  today: string,
): readonly string[] => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const until = stay ? freeCancellationUntil(policy, stay.checkIn, today) : null
  const free = until
    ? t('policyFreeUntil', { date: format.longDay(until) })
    : stay
      ? t('policyFreeOver')
      : t('policyFreeDays', { count: freeCancellationDays[policy] })
  const half = stay && halfUntil(policy, stay.checkIn) < today ? t('policyNoNights') : t(`policyHalf.${policy}`)
  return [free, half, ...(hasGrace(policy, stay, today) ? [t('policyGrace', { days: graceDays })] : [])]
}
