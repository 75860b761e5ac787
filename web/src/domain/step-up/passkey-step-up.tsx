import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { hasPasskeys, provePasskey } from '../../lib/passkeys/passkeys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { usePasskeyFault } from '../passkeys/use-passkey-fault.ts'
import { usePasskeys } from '../passkeys/use-passkeys.ts'

/** Confirms the session with a passkey. Only for people who have one, where the browser can use it. */
export const PasskeyStepUp = ({ onDone }: { onDone: (confirmed: boolean) => void }) => {
  const { t } = useTranslation('account')
  const faultOf = usePasskeyFault()
  const isPossible = hasPasskeys()
  const { data } = usePasskeys(isPossible)
  const confirm = useMutation({
    mutationFn: async () => {
      const begun = await answer(api.POST('/api/auth/step-up/passkey/start'))
      return answer(api.POST('/api/auth/step-up/passkey', { body: await provePasskey(begun) }))
    },
    onSuccess: () => onDone(true),
  })
  if (!isPossible || !data?.passkeys.length) return null
  return (
    <div className="mb-5 grid gap-4 border-b border-line pb-5">
      {confirm.error ? <Banner tone="danger">{faultOf(confirm.error)}</Banner> : null}
      <Button
        variant="outline"
        busy={confirm.isPending}
        icon={<KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={() => confirm.mutate()}
      >
        {t('stepUp.passkey')}
      </Button>
    </div>
  )
}
