import { useTranslation } from 'react-i18next'
import type { LeaveGuard } from '../../lib/navigation/use-leave-guard.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Asks before what was typed in a section is given up. */
export const LeaveQuestion = ({ guard, section }: { guard: LeaveGuard; section: string }) => {
  const { t } = useTranslation('editListing')
  return (
    <Dialog
      open={guard.asking}
      onClose={guard.stay}
      title={t('leaveTitle')}
      description={t('leaveText', { section })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={guard.stay}>
            {t('stay')}
          </Button>
          <Button variant="danger" onClick={guard.discard}>
            {t('discard')}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
