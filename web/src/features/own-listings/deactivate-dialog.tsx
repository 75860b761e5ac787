import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

interface DeactivateDialogProps {
  title: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a home is hidden from guests. */
export const DeactivateDialog = ({ title, busy, onConfirm, onClose }: DeactivateDialogProps) => {
  const { t } = useTranslation('ownListings')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deactivateTitle', { title })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t('keep')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('deactivate')}
          </Button>
        </div>
      }
    >
      <p>{t('deactivateText')}</p>
    </Dialog>
  )
}
