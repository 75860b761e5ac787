import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useSignInWays } from '../passkeys/use-passkeys.ts'
import { NoPassword } from './no-password.tsx'
import { PasskeyStepUp } from './passkey-step-up.tsx'
import { PasswordStepUp } from './password-step-up.tsx'

const ProviderStepUp = lazy(async () => ({ default: (await import('./provider-step-up.tsx')).ProviderStepUp }))

interface StepUpDialogProps {
  /** Whether the person confirmed who they are. */
  onDone: (confirmed: boolean) => void
}

/** Asks a signed-in person to confirm who they are (docs/product/people.md, Step-up). Each way to do so is a component of its own. */
export const StepUpDialog = ({ onDone }: StepUpDialogProps) => {
  const { t } = useTranslation('account')
  const { data } = useSignInWays()
  // Nearly everybody has a password, so its field does not wait.
  const hasPassword = data?.hasPassword ?? true
  return (
    <Dialog
      open
      title={t('stepUp.title')}
      description={t(hasPassword ? 'stepUp.text' : 'stepUp.textWithout')}
      onClose={() => onDone(false)}
    >
      <PasskeyStepUp onDone={onDone} />
      <Suspense>{data?.linked.length ? <ProviderStepUp linked={data.linked} /> : null}</Suspense>
      {hasPassword ? <PasswordStepUp onDone={onDone} /> : <NoPassword onDone={onDone} />}
    </Dialog>
  )
}
