import { PartyPopper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePaymentLink } from '../../../domain/bookings/use-payment-link.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useCountdown } from '../../../ui/feedback/countdown.tsx'

/** The host approved: a link to the payment. */
export const ApprovedStep = ({ booking }: { booking: PayableTrip }) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const left = useCountdown(booking.paymentDueAt ?? booking.createdAt)
  // A failed link is silent (docs/product/booking.md, Dialog). The button can be pressed again.
  const link = usePaymentLink({ silent: true })
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-pill bg-success-soft text-success">
        <PartyPopper className="size-7" />
      </span>
      <h3 className="text-28">{t('approved')}</h3>
      <p className="text-soft">
        {t('approvedText')} {t('dueLeft', { time: left.text })}
      </p>
      <Button size="large" busy={link.isPending} onClick={() => link.mutate(booking.id)}>
        {t('payNow')} · {format.dkk(booking.total)}
      </Button>
    </div>
  )
}
