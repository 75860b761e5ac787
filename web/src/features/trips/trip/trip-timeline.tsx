import { useTranslation } from 'react-i18next'
import type { Trip, TripHistory } from '../../../lib/api/model.ts'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { endReasonKey } from '../status/trip-status.ts'

type Entry = TripHistory['timeline'][number]

const refundWords = {
  planned: 'moment.refundOnItsWay',
  waiting: 'moment.refundWaiting',
  returned: 'moment.refundReturned',
  sent: 'moment.refund',
  charged_back: 'moment.chargedBack',
} as const

/** The history of a trip, oldest entry first. */
export const TripTimeline = ({ trip, entries }: { trip: Trip; entries: readonly Entry[] }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const today = useToday()
  const wordsOf = ({ kind, amount, state }: Entry): string => {
    if (kind === 'payment' || kind === 'disputed' || kind === 'disputeWon')
      return t(`moment.${kind}`, { amount: format.dkk(amount ?? 0) })
    if (kind !== 'refund') return t(`moment.${kind === trip.status ? endReasonKey(trip) : kind}`)
    return t(refundWords[state ?? 'planned'], { amount: format.dkk(amount ?? 0) })
  }
  return (
    <ol className="grid">
      {entries.map((entry, index) => {
        const last = index === entries.length - 1
        return (
          <li
            key={`${entry.kind} ${entry.at} ${entry.amount} ${entry.state}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4"
          >
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className={classNames('mt-1.5 size-3 rounded-pill', last ? 'bg-primary' : 'bg-strong')} />
              {last ? null : <span className="w-px grow bg-line" />}
            </span>
            <div className={last ? '' : 'pb-5'}>
              <p className={last ? 'font-semibold' : ''}>{wordsOf(entry)}</p>
              <time dateTime={entry.at} className="tabular text-14 text-soft">
                {format.momentBeyond(entry.at, today)}
              </time>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
