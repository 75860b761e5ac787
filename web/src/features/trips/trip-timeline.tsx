import { useTranslation } from 'react-i18next'
import type { TripStory } from '../../lib/api/model.ts'
import { classNames } from '../../lib/class-names.ts'
import { useFormat } from '../../lib/use-format.ts'

type Entry = TripStory['timeline'][number]

const refundWords = {
  planned: 'moment.refundOnItsWay',
  waiting: 'moment.refundWaiting',
  sent: 'moment.refund',
  charged_back: 'moment.chargedBack',
} as const

/** What came, when, oldest first; the last is where the trip stands. */
export const TripTimeline = ({ entries }: { entries: readonly Entry[] }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const wordsOf = ({ kind, amount, state }: Entry): string => {
    if (kind === 'payment') return t('moment.payment', { amount: format.dkk(amount ?? 0) })
    if (kind !== 'refund') return t(`moment.${kind}`)
    return t(refundWords[state ?? 'planned'], { amount: format.dkk(amount ?? 0) })
  }
  return (
    <ol className="grid">
      {entries.map((entry, index) => {
        const last = index === entries.length - 1
        return (
          <li key={`${entry.kind} ${entry.at}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className={classNames('mt-1.5 size-3 rounded-pill', last ? 'bg-primary' : 'bg-strong')} />
              {last ? null : <span className="w-px grow bg-line" />}
            </span>
            <div className={last ? '' : 'pb-5'}>
              <p className={last ? 'font-semibold' : ''}>{wordsOf(entry)}</p>
              <time dateTime={entry.at} className="tabular text-14 text-soft">
                {format.moment(entry.at)}
              </time>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
