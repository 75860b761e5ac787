import { useTranslation } from 'react-i18next'
import type { LeaveGuard } from '../../../lib/navigation/use-leave-guard.ts'
import { LeaveQuestion } from '../../../ui/dialog/leave-question.tsx'

/** Asks before unsaved changes of a tab are given up. */
export const UnsavedQuestion = ({ guard }: { guard: LeaveGuard }) => {
  const { t } = useTranslation('profile')
  return (
    <LeaveQuestion
      guard={guard}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      stay={t('unsavedStay')}
      discard={t('unsavedLeave')}
    />
  )
}
