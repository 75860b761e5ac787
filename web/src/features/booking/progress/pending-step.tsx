import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OfferPush } from '../../../domain/push/offer-push.tsx'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useCountdown } from '../../../ui/feedback/countdown.tsx'

/** The request waits for the host: the time left for the answer. */
export const PendingStep = ({ booking }: { booking: PayableTrip }) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const until = booking.approvalExpiresAt ?? booking.createdAt
  const left = useCountdown(until)
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-pill bg-warning-soft text-warning">
        <Hourglass className="size-7" />
      </span>
      <h3 className="text-28">{t('pendingTitle')}</h3>
      <p className="max-w-[28rem] text-soft">{t('pendingText', { time: format.moment(until) })}</p>
      <div className="mt-2 rounded-card bg-sunken px-10 py-5">
        <p className="text-14 text-soft">{t('pendingLeft')}</p>
        <p className="tabular text-28 font-semibold" role="timer">
          {left.text}
        </p>
      </div>
      <OfferPush />
    </div>
  )
}
