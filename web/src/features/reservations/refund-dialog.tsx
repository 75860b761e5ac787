import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReservationHistory } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { parseRefund } from './parse-refund.ts'
import { useRefundPart } from './use-reservations.ts'

const longestNote = 500
const formId = 'refund-part'
const amountId = 'refund-amount'

/** The state of the form: amount and note, what is wrong with the amount, and the action that sends it. */
const useRefundForm = ({ reservation, left }: ReservationHistory, onSent: () => void) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const refund = useRefundPart(reservation.id, onSent)
  const read = parseRefund(typed, left)
  const most = format.dkk(Math.floor(left))
  const faults = { whole: t('refundWhole'), tooLow: t('refundTooLow'), tooHigh: t('refundTooHigh', { amount: most }) }
  const error = 'fault' in read && (submitted || read.fault === 'tooHigh') ? faults[read.fault] : undefined
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if ('amount' in read && !refund.isPending) refund.mutate({ amount: read.amount, note })
    else document.getElementById(amountId)?.focus()
  }
  return { typed, setTyped, note, setNote, most, error, busy: refund.isPending, send }
}

/** Asks for the amount of a refund, in whole DKK up to what is left, and for a note. */
export const RefundDialog = ({ story, onClose }: { story: ReservationHistory; onClose: () => void }) => {
  const { t } = useTranslation('reservations')
  const { typed, setTyped, note, setNote, most, error, busy, send } = useRefundForm(story, onClose)
  return (
    <Dialog
      open
      title={t('refundTitle')}
      description={t('refundText')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('refundConfirm')}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        <TextField
          id={amountId}
          label={t('refundAmount')}
          hint={t('refundMost', { amount: most })}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextArea
          label={
            <>
              {t('refundNote')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
            </>
          }
          value={note}
          maxLength={longestNote}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
