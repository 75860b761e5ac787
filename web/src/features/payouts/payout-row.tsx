import { CalendarCheck, FileDown, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Payout } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { isEmptyAnswer, usePayoutWords } from './use-payout-words.ts'
import { statementPath } from './use-payouts.ts'

const tones = { paid: 'success', pending: 'neutral', failed: 'danger' } as const
const statementFormats = ['pdf', 'csv'] as const

/** Links to a payout's statement and reservation. `period` is the stay as text. */
const PayoutLinks = ({ id, period }: { id: string; period: string }) => {
  const { t, i18n } = useTranslation('payouts')
  return (
    <ul aria-label={t('statement')} className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3 text-14">
      <li>
        <Link
          to={`/host/dashboard/payouts/${id}`}
          aria-label={t('statementOf', { period })}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
        >
          <FileText aria-hidden="true" className="size-4" />
          {t('seeStatement')}
        </Link>
      </li>
      <li>
        <Link
          to={`/host/dashboard/reservations?tab=all&booking=${id}`}
          aria-label={t('reservationOf', { period })}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
        >
          <CalendarCheck aria-hidden="true" className="size-4" />
          {t('reservation')}
        </Link>
      </li>
      {statementFormats.map((kind) => (
        <li key={kind}>
          <a
            href={statementPath(id, kind, i18n.language)}
            download
            aria-label={t(`fetch.${kind}`, { period })}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
          >
            <FileDown aria-hidden="true" className="size-4" />
            {t(kind)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One payout: its stay, amount, status and statement. */
export const PayoutRow = ({ payout }: { payout: Payout }) => {
  const { t } = useTranslation('payouts')
  const format = useFormat()
  const period = format.range(payout.periodFrom, payout.periodTo)
  const words = usePayoutWords()(payout)
  return (
    <li
      data-testid="payout"
      data-booking={payout.id}
      data-status={payout.status}
      className="grid gap-3 rounded-card bg-raised hairline border-line p-5 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="font-body text-16 font-semibold tracking-normal">
          <span className="sr-only">{t('period')}: </span>
          {period}
        </h4>
        <p className="tabular text-18 font-semibold">
          <span className="sr-only">{t('amount')}: </span>
          {format.dkk(payout.amount)}
        </p>
      </div>
      {payout.home ? <p className="text-14 wrap-anywhere">{payout.home}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
        <span className="sr-only">{t('statusLabel')}: </span>
        <Badge tone={isEmptyAnswer(payout) ? 'neutral' : tones[payout.status]}>{words.status}</Badge>
        {words.when ? <p className="text-soft">{words.when}</p> : null}
        {words.hold ? <p className="font-medium text-warning">{words.hold}</p> : null}
        {payout.status === 'failed' && words.when && !words.hold ? <p className="text-soft">{t('retry')}</p> : null}
      </div>
      <PayoutLinks id={payout.id} period={period} />
    </li>
  )
}
