import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'

type PayoutState = Pick<Payout, 'status' | 'amount' | 'owed' | 'sending' | 'hold' | 'paidAt' | 'dueAt'>

/** Is there nothing to pay out, and nothing owed? */
export const isEmptyAnswer = ({ amount, owed }: Pick<PayoutState, 'amount' | 'owed'>): boolean =>
  amount === 0 && owed === 0

/** A payout's status in words, with its date and the reason of a hold. */
export const usePayoutWords = (): ((payout: PayoutState) => {
  status: string
  when: string | null
  hold: string | null
}) => {
  const { t } = useTranslation('payouts')
  const format = useFormat()
  const day = (instant: string): string => format.longDay(copenhagenDate(new Date(instant)))
  const whenOf = ({ status, paidAt, sending, dueAt }: PayoutState): string =>
    status === 'paid' && paidAt
      ? `${t('paidOn')} ${day(paidAt)}`
      : t(sending ? 'sending' : 'dueOn', { day: day(dueAt) })
  return (payout) => {
    if (isEmptyAnswer(payout)) return { status: t('status.none'), when: null, hold: null }
    if (payout.owed < 0) return { status: t('status.debt'), when: null, hold: null }
    return {
      status: t(`status.${payout.status}`),
      when: whenOf(payout),
      hold: payout.hold ? t(`hold.${payout.hold}`) : null,
    }
  }
}
