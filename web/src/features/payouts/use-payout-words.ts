import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { Payout } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'

type PayoutState = Pick<Payout, 'status' | 'amount' | 'owed' | 'sending' | 'hold' | 'paidAt' | 'dueAt'>

/** Is nothing left to be sent of a payout, or of what was sent? */
export const isEmptyAnswer = ({ amount, owed }: Pick<PayoutState, 'amount' | 'owed'>): boolean =>
  amount === 0 && owed === 0

/** Where a payout is, in words: its state, the day that belongs to it, and what holds it back. */
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
