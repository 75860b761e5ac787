import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { cardName } from '../../domain/cards/card-name.ts'
import type { ListingExtra, SavedCard } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { ExtraSwitch } from './use-extra-switch.ts'

interface ExtraStateProps {
  extra: ListingExtra
  control: ExtraSwitch
  /** The host's default card. */
  card: SavedCard | undefined
}

/** A renewal failed: when it is tried again, and how to pay now. */
const PastDue = ({ extra, control, card }: ExtraStateProps) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const { code, nextTryAt } = extra
  const busy = control.pending?.code === code
  return (
    <Banner tone="warning" title={t('pastDue')}>
      <p>
        {nextTryAt === null
          ? t('pastDueLast')
          : t('pastDueText', { date: format.longDay(copenhagenDate(new Date(nextTryAt))) })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {card ? (
          <Button size="small" busy={busy} onClick={() => control.set(code, true)}>
            {t('payWith', { card: cardName(card) })}
          </Button>
        ) : null}
        <Button size="small" variant="outline" disabled={busy} onClick={() => control.askForCard(code)}>
          {t('otherCard')}
        </Button>
      </div>
    </Banner>
  )
}

/** The first payment waits for the bank. */
const Unpaid = ({ extra: { code }, control }: ExtraStateProps) => {
  const { t } = useTranslation('extras')
  const busy = control.pending?.code === code
  return (
    <Banner tone="info" title={t('unpaid')}>
      <p>{t('unpaidText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={() => control.set(code, true)}>
          {t('approveNow')}
        </Button>
        <Button size="small" variant="outline" disabled={busy} onClick={() => control.set(code, false)}>
          {t('giveUp')}
        </Button>
      </div>
    </Banner>
  )
}

/** What a host has to know about an extra: its next payment, its end, or what keeps it from being paid. */
export const ExtraState = (props: ExtraStateProps) => {
  const { t } = useTranslation('extras')
  const format = useFormat()
  const { status, periodEnd, endsAtPeriodEnd, price } = props.extra
  if (status === 'pastDue') return <PastDue {...props} />
  if (status === 'unpaid') return <Unpaid {...props} />
  if (periodEnd === null) return null
  const date = format.longDay(copenhagenDate(new Date(periodEnd)))
  return (
    <p className="tabular text-14 font-medium">
      {endsAtPeriodEnd ? t('endsOn', { date }) : t('nextCharge', { amount: format.dkk(price), date })}
    </p>
  )
}
