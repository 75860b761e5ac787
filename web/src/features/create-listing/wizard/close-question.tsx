import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

interface CloseQuestionProps {
  open: boolean
  onStay: () => void
  onClose: () => void
}

/** Asked only when something is not stored. */
export const CloseQuestion = ({ open, onStay, onClose }: CloseQuestionProps) => {
  const { t } = useTranslation('createListing')
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('closeTitle')}
      description={t('closeQuestion')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onStay}>
            {t('keepEditing')}
          </Button>
          <Button variant="danger" onClick={onClose}>
            {t('closeAnyway')}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
