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

/** Asks before something that other sites notice. */
export const AskDialog = ({ title, text, action, onConfirm, onClose }: AskDialogProps) => {
  const { t } = useTranslation('calendarSync')
  return (
    <Dialog open title={title} description={text} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
