import { Clock3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePartyText } from '../../domain/stay/use-party-text.ts'
import type { Alteration, GuestCounts } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useCountdown } from '../../ui/feedback/countdown.tsx'
import { AlterationPrice } from './alteration-price.tsx'
import { useAnswerAlteration } from './use-alteration.ts'

const Deadline = ({ until, paying }: { until: string; paying: boolean }) => {
  const { t } = useTranslation('alterations')
  const left = useCountdown(until)
  return (
    <p className="tabular inline-flex items-center gap-1.5 text-14 font-medium text-soft">
      <Clock3 aria-hidden="true" className="size-4" />
      {left.past ? left.text : t(paying ? 'payWithin' : 'answerWithin', { time: left.text })}
    </p>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
    <dt className="text-14 text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)

interface ChangeCardProps {
  alteration: Alteration
  stay: { checkIn: string; checkOut: string; nights: number; guests: GuestCounts }
  side: 'guest' | 'host'
  /** The name of the other side. */
  other: string
  /** The home, where the page does not name it. */
  place?: string
  onAnswered: (status: Alteration['status']) => void
  onPay?: () => void
}

/** An open alteration: the current and the proposed stay, the price difference, and the possible actions. */
export const AlterationCard = ({ alteration, stay, side, other, place, onAnswered, onPay }: ChangeCardProps) => {
  const { t } = useTranslation('alterations')
  const format = useFormat()
  const party = usePartyText()
  const answer = useAnswerAlteration(alteration.id, onAnswered)
  const { actions, by, status, expiresAt, obstacle } = alteration
  const mine = by === side
  const paying = status !== 'proposed'
  const describe = ({ checkIn, checkOut, nights, guests }: ChangeCardProps['stay']): string =>
    `${format.range(checkIn, checkOut)} · ${t('nights', { ns: 'common', count: nights })} · ${party(guests)}`
  const waiting = paying ? (side === 'guest' ? 'toPay' : 'toBePaid') : mine ? 'byYou' : 'byOther'
  return (
    <article
      data-testid="alteration"
      data-status={status}
      className="grid gap-5 rounded-card bg-raised hairline border-line p-5 md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="font-body text-18 font-semibold tracking-normal wrap-anywhere">
            {t(waiting, { name: other })}
          </h3>
          {place ? <p className="text-14 text-soft">{place}</p> : null}
        </div>
        {expiresAt ? <Deadline until={expiresAt} paying={paying} /> : null}
      </header>
      <dl className="grid gap-2">
        <Line label={t('now')}>{describe(stay)}</Line>
        <Line label={t('proposal')}>
          <span className="font-semibold">{describe(alteration)}</span>
        </Line>
      </dl>
      <AlterationPrice terms={alteration} />
      {obstacle ? <Banner tone="warning">{t(`obstacle.${obstacle}`)}</Banner> : null}
      {actions.length > 0 ? (
        <footer className="flex flex-wrap gap-3 border-t border-line pt-5">
          {actions.includes('pay') && onPay ? <Button onClick={onPay}>{t('pay')}</Button> : null}
          {actions.includes('accept') ? (
            <Button busy={answer.isPending} onClick={() => answer.mutate('accept')}>
              {t('accept')}
            </Button>
          ) : null}
          {actions.includes('decline') ? (
            <Button variant="outline" disabled={answer.isPending} onClick={() => answer.mutate('decline')}>
              {t('decline')}
            </Button>
          ) : null}
          {actions.includes('withdraw') ? (
            <Button variant="outline" disabled={answer.isPending} onClick={() => answer.mutate('withdraw')}>
              {t('withdraw')}
            </Button>
          ) : null}
        </footer>
      ) : null}
    </article>
  )
}
