import { useTranslation } from 'react-i18next'
import type { ListingDetail } from './api/model.ts'
import { freeCancellationDays, freeCancellationUntil, graceDays, hasGrace } from './free-cancellation.ts'
import type { Stay } from './stay.ts'
import { useFormat } from './use-format.ts'

/** What a home's policy gives back of a stay, or of any, in sentences: free until when, half until when, and the day after the confirmation. */
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
      : t('policyFreeDays', { count: freeCancellationDays(policy) })
  const grace = stay ? t('policyGrace') : t('policyGraceDays', { days: graceDays })
  return [free, t(`policyHalf.${policy}`), ...(hasGrace(policy, stay, today) ? [grace] : [])]
}
