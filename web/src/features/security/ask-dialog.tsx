import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

interface AskDialogProps {
  title: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a change that is not taken back. */
export const AskDialog = ({ title, text, action, onConfirm, onClose }: AskDialogProps) => {
  const { t } = useTranslation('security')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {action}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
