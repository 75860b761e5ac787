import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reconciliation } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'

/** The disputes that were open in the period, with their amounts. */
const Disputes = ({ disputes }: Pick<Reconciliation, 'disputes'>) => {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <section aria-label={t('disputes')} className="grid gap-2 border-t border-line pt-4 text-14">
      <h3 className="font-body text-14 font-semibold tracking-normal">{t('disputes')}</h3>
      <ul className="tabular grid gap-1">
        {disputes.map(({ id, bookingId, amount, status }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">
              {t(`dispute.${status}`, { booking: bookingId.slice(0, 8).toUpperCase(), id })}
            </span>
            <span className="whitespace-nowrap">{format.dkk(amount)}</span>
          </li>
        ))}
      </ul>
      {disputes.some(({ status }) => status === 'lost') ? <p className="text-soft">{t('dispute.standing')}</p> : null}
    </section>
  )
}

/** Every movement on which ledger and provider differ. */
const Differences = ({ differences }: Pick<Reconciliation, 'differences'>) => {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const amount = (dkk: number | null): string => (dkk === null ? t('none') : format.dkk(dkk))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reachable by keyboard
    <section aria-label={t('differences')} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-start text-14">
        <thead className="text-soft">
          <tr>
            <th className="py-2 pe-4 text-start font-medium">{t('movement')}</th>
            <th className="py-2 pe-4 text-start font-medium">{t('fault')}</th>
            <th className="py-2 pe-4 text-end font-medium whitespace-nowrap">{t('provider')}</th>
            <th className="py-2 text-end font-medium whitespace-nowrap">{t('ledger')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ movement, kind, provider, ledger }) => (
            <tr key={movement} className="border-t border-line">
              <td className="py-2 pe-4 wrap-anywhere">{movement}</td>
              <td className="py-2 pe-4">{t(`fault.${kind}`)}</td>
              <td className="py-2 pe-4 text-end whitespace-nowrap">{amount(provider)}</td>
              <td className="py-2 text-end whitespace-nowrap">{amount(ledger)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One comparison: its period, its sums and every movement on which ledger and provider differ. */
export const ReconciliationCard = ({ report }: { report: Reconciliation }) => {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const heading = useId()
  const { differences } = report
  const figures = [
    [t('checked'), format.number(report.checked)],
    [t('provider'), format.dkk(report.provider)],
    [t('ledger'), format.dkk(report.ledger)],
    [t('fees'), format.dkk(report.fees)],
  ] as const
  return (
    <article
      aria-labelledby={heading}
      data-testid="reconciliation"
      className="grid gap-4 rounded-card bg-raised hairline border-line p-5 md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={heading} className="font-body text-16 font-semibold tracking-normal first-letter:uppercase">
            {format.moment(report.ranAt)}
          </h2>
          <p className="text-14 text-soft">
            {t('window', { from: format.moment(report.from), to: format.moment(report.to) })}
          </p>
        </div>
        <Badge tone={differences.length === 0 ? 'success' : 'danger'}>
          {differences.length === 0 ? t('agrees') : t('differs', { count: differences.length })}
        </Badge>
      </header>
      <dl className="tabular grid grid-cols-2 gap-4 text-14 md:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {report.disputes.length > 0 ? <Disputes disputes={report.disputes} /> : null}
      {differences.length > 0 ? <Differences differences={differences} /> : null}
    </article>
  )
}
