import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

interface AskDeleteProps {
  title: string
  text: string
  busy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before a template or a plan is deleted. */
export const AskDelete = ({ title, text, busy, onDelete, onClose }: AskDeleteProps) => {
  const { t } = useTranslation('hostMessages')
  return (
    <Dialog open title={title} description={text} onClose={onClose}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
        <Button variant="danger" busy={busy} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </Dialog>
  )
}
