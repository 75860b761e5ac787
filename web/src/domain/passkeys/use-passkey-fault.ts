import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { isDeclined, isOnDevice } from '../../lib/passkeys/passkeys.ts'

/** Says why a passkey was not made or not accepted: the browser's reason, or the server's. */
export const usePasskeyFault = (): ((error: unknown) => string) => {
  const { t } = useTranslation('account')
  const problemText = useProblemText()
  return (error) => {
    if (isDeclined(error)) return t('passkey.declined')
    return isOnDevice(error) ? t('passkey.onDevice') : problemText(error)
  }
}
