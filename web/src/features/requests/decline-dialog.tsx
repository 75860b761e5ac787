import { useTranslation } from 'react-i18next'
import type { Reservation } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useDecline } from './use-requests.ts'

const longestReason = 500

/** Asks for an optional reason. */
export const DeclineDialog = ({
  request,
  onClose,
  onAnswered,
}: {
  request: Reservation
  onClose: () => void
  onAnswered: (request: Reservation) => void
}) => {
  const { t } = useTranslation('requests')
  const [reason, setReason] = useDraft(`decline-${request.id}`)
  const decline = useDecline((declined) => {
    setReason('')
    onClose()
    onAnswered(declined)
  })
  const name = request.guest?.name ?? t('guestFallback', { ns: 'common' })
  return (
    <Dialog
      open
      title={t('declineTitle', { name })}
      description={t('declineText')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button variant="danger" busy={decline.isPending} onClick={() => decline.mutate({ id: request.id, reason })}>
            {t('declineConfirm')}
          </Button>
        </div>
      }
    >
      <TextArea
        label={
          <>
            {t('declineReason')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
          </>
        }
        value={reason}
        maxLength={longestReason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
