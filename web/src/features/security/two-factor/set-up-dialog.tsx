import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame, DialogStep } from '../../../ui/dialog/dialog.tsx'
import { AppSecret } from './app-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { useTwoFactorChanges } from './use-two-factor.ts'

interface SetUpDialogProps {
  secret: { uri: string; key: string }
  confirm: ReturnType<typeof useTwoFactorChanges>['confirm']
  onClose: () => void
}

/** Sets up two-factor sign-in: the app first, then the recovery codes. */
export const SetUpDialog = ({ secret, confirm, onClose }: SetUpDialogProps) => {
  const { t } = useTranslation('security')
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <DialogFrame open onClose={onClose} headingFirst>
      {codes ? (
        <DialogStep step="codes" title={t('codesTitle')}>
          <RecoveryCodes codes={codes} onSaved={onClose} />
        </DialogStep>
      ) : (
        <DialogStep step="app" title={t('setUpTitle')}>
          <AppSecret secret={secret} confirm={confirm} onConfirmed={setCodes} />
        </DialogStep>
      )}
    </DialogFrame>
  )
}

/** Shows new recovery codes. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { t } = useTranslation('security')
  return (
    <DialogFrame open onClose={onClose} headingFirst>
      <DialogStep title={t('codesTitle')}>
        <RecoveryCodes codes={codes} onSaved={onClose} />
      </DialogStep>
    </DialogFrame>
  )
}
