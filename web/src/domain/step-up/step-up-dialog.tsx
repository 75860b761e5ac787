import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PasskeyStepUp } from './passkey-step-up.tsx'
import { PasswordStepUp } from './password-step-up.tsx'

interface StepUpDialogProps {
  /** Whether the person confirmed who they are. */
  onDone: (confirmed: boolean) => void
}

/** Asks a signed-in person to confirm who they are (docs/product/people.md, Step-up). Each way to do so is a component of its own. */
export const StepUpDialog = ({ onDone }: StepUpDialogProps) => {
  const { t } = useTranslation('account')
  return (
    <Dialog open title={t('stepUp.title')} description={t('stepUp.text')} onClose={() => onDone(false)}>
      <PasskeyStepUp onDone={onDone} />
      <PasswordStepUp onDone={onDone} />
    </Dialog>
  )
}
