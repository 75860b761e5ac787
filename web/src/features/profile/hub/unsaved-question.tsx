import { useTranslation } from 'react-i18next'
import type { LeaveGuard } from '../../../lib/navigation/use-leave-guard.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** Asks before unsaved changes of a tab are given up. */
export const UnsavedQuestion = ({ guard }: { guard: LeaveGuard }) => {
  const { t } = useTranslation('profile')
  return (
    <Dialog
      open={guard.asking}
      onClose={guard.stay}
      title={t('unsavedTitle')}
      description={t('unsavedText')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={guard.stay}>
            {t('unsavedStay')}
          </Button>
          <Button variant="danger" onClick={guard.discard}>
            {t('unsavedLeave')}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
