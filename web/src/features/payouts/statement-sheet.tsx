import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { PayoutStatement } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StatementFact } from '../../ui/layout/statement-fact.tsx'
import { usePayoutWords } from './use-payout-words.ts'

const useAmount = (): ((dkk: number) => string) => {
  const format = useFormat()
  return (dkk) => (dkk < 0 ? `−${format.dkk(-dkk)}` : format.dkk(dkk))
}

const Row = ({ label, amount, look }: { label: string; amount: number; look?: 'strong' | 'soft' }) => {
  const say = useAmount()
  const looks = { strong: 'font-semibold', soft: 'text-14 text-soft' }
  return (
    <div className={classNames('flex justify-between gap-4', look && looks[look])}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{say(amount)}</dd>
    </div>
  )
}

/** The content of a statement: host, stay, history and sums. The figures are the server's. */
export const StatementSheet = ({ statement }: { statement: PayoutStatement }) => {
  const { t } = useTranslation('payouts')
  const format = useFormat()
  const country = (code: PayoutStatement['home']['country']): string => t(`country.${code}`, { ns: 'common' })
  const { host, home } = statement
  const words = usePayoutWords()(statement)
  const paidOn = statement.status === 'paid' && words.when !== null
  return (
    <Card className="p-5 sm:p-6 md:p-10 print:border-0 print:p-0" data-testid="statement">
      <div className="mb-8 text-primary">
        <Wordmark />
      </div>
      <h1 className="text-22 sm:text-28 md:text-36">{t('statementTitle')}</h1>
      <dl className="mt-6 grid gap-5 sm:grid-cols-3">
        <StatementFact label={t('reference')} lines={[statement.reference]} />
        <StatementFact
          label={t('statusLabel')}
          // The day of payment implies the status.
          lines={[paidOn ? null : words.status, words.when, words.hold].filter((line) => line !== null)}
        />
        <StatementFact label={t('host')} lines={[host.name, country(host.country)]} />
      </dl>
      <dl className="my-6 grid gap-5 border-y border-line py-6 sm:grid-cols-3">
        <StatementFact label={t('home')} lines={[home.title, `${home.city}, ${country(home.country)}`]} />
        <StatementFact label={t('stay')} lines={[format.range(statement.periodFrom, statement.periodTo)]} />
        <StatementFact label={t('guest')} lines={[statement.guest || t('guestGone')]} />
      </dl>
      <ol className="tabular grid gap-5">
        {statement.lines.map(({ kind, at, revenue, platformFee, host: share, counterpart }) => (
          <li key={`${at} ${kind} ${share} ${counterpart}`}>
            <h2 className="font-body text-16 font-semibold tracking-normal">
              {counterpart ? t('kindWith', { kind: t(`kind.${kind}`), booking: counterpart }) : t(`kind.${kind}`)}
            </h2>
            <p className="mb-1 text-14 text-soft">{format.longDay(copenhagenDate(new Date(at)))}</p>
            <dl className="grid gap-1">
              {revenue === 0 ? null : <Row label={t('totalRevenueNote')} amount={revenue} look="soft" />}
              {platformFee === 0 ? null : <Row label={t('platformFee')} amount={0 - platformFee} look="soft" />}
              <Row label={t('share')} amount={share} />
            </dl>
          </li>
        ))}
      </ol>
      <h2 className="mt-8 border-t border-line pt-6 text-22">{t('total')}</h2>
      <dl className="tabular mt-3 grid gap-2" data-testid="statement-total">
        <Row label={t('totalRevenueNote')} amount={statement.revenue} />
        <Row label={t('platformFee')} amount={0 - statement.platformFee} />
        <Row label={t('shareInAll')} amount={statement.amount} />
        <Row label={t('sent')} amount={0 - statement.sent} />
        <Row label={t('owed')} amount={statement.owed} look="strong" />
      </dl>
    </Card>
  )
}
