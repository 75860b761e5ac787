import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Asks before a thread is blocked. */
export const BlockDialog = ({
  busy,
  onBlock,
  onClose,
}: {
  busy: boolean
  onBlock: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation('messages')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('blockTitle')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button variant="danger" busy={busy} onClick={onBlock}>
            {t('block')}
          </Button>
        </div>
      }
    >
      <p>{t('blockText')}</p>
    </Dialog>
  )
}
