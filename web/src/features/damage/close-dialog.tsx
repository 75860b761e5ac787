import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

interface CloseDialogProps {
  busy: boolean
  onKeep: () => void
  onConfirm: () => void
}

/** Asks whether a damage report is to be closed. */
export const CloseDialog = ({ busy, onKeep, onConfirm }: CloseDialogProps) => {
  const { t } = useTranslation('damage')
  return (
    <Dialog
      open
      title={t('closeTitle')}
      onClose={onKeep}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('close')}
          </Button>
        </div>
      }
    >
      <p>{t('closeText')}</p>
    </Dialog>
  )
}
