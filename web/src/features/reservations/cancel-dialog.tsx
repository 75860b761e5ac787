import { copenhagenDate, nightsBetween } from '@nordbo/stay-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReservationHistory } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useCancelAsHost } from './use-reservations.ts'

const longestReason = 500
/**
 * Days before arrival within which a cancelled guest is offered help to find another home
 * (docs/product/booking.md, Cancellation).
 */
const soonDays = 30

/** What a cancellation means for the guest's and the host's money, and for the home. */
const Consequences = ({ story: { reservation, left, payout } }: { story: ReservationHistory }) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const paidOut = payout?.status === 'paid' && payout.amount > 0
  const today = copenhagenDate(new Date(serverNow()))
  return (
    <>
      <Banner tone="warning">
        {left > 0
          ? t('cancelBack', { amount: format.dkk(left) })
          : t(reservation.refunded > 0 ? 'cancelAllBack' : 'cancelNothingPaid')}
      </Banner>
      {paidOut ? <p className="text-14">{t('cancelPaidOut', { amount: format.dkk(payout.amount) })}</p> : null}
      {reservation.status === 'confirmed' ? (
        <p className="text-14 text-soft">
          {nightsBetween(today, reservation.checkIn) < soonDays ? `${t('cancelSoon')} ` : ''}
          {t('cancelFavourite')}
        </p>
      ) : null}
    </>
  )
}

interface CancelDialogProps {
  story: ReservationHistory
  onClose: () => void
  onCancelled: () => void
}

/** Shows what a host's cancellation means for the guest and for their own money, and asks for an optional reason. */
export const CancelDialog = ({ story, onClose, onCancelled }: CancelDialogProps) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const { reservation } = story
  const [reason, setReason] = useDraft(`host-cancel-${reservation.id}`)
  const [keepBlocked, setKeepBlocked] = useState(false)
  const cancel = useCancelAsHost(reservation.id, () => {
    setReason('')
    onCancelled()
    onClose()
  })
  return (
    <Dialog
      open
      title={t('cancelTitle')}
      description={`${reservation.listing.title} · ${format.range(reservation.checkIn, reservation.checkOut)}`}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('keepBooking')}
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ reason, keepBlocked })}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <Consequences story={story} />
        <TextArea
          label={
            <>
              {t('cancelReasonLabel')}{' '}
              <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
            </>
          }
          hint={t('cancelReasonHint')}
          value={reason}
          maxLength={longestReason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Checkbox
          label={t('keepBlocked')}
          checked={keepBlocked}
          onChange={(event) => setKeepBlocked(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
