import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePasskeyFault } from '../../domain/passkeys/use-passkey-fault.ts'
import { fetchTexts } from '../../i18n/i18n.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { hasPasskeys, provePasskey } from '../../lib/passkeys/passkeys.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Signs in with a passkey: nothing is typed, and no second factor is asked for (docs/product/people.md, Passkeys). */
export const PasskeySignIn = ({ onOpened }: { onOpened: (session: SessionAnswer) => void }) => {
  const { t } = useTranslation('auth')
  const faultOf = usePasskeyFault()
  const isPossible = useHydrated() && hasPasskeys()
  const signIn = useMutation({
    mutationFn: async (): Promise<SessionAnswer> => {
      const [begun] = await Promise.all([answer(api.POST('/api/auth/passkey/start')), fetchTexts('errors', 'account')])
      await answer(api.POST('/api/auth/passkey', { body: await provePasskey(begun) }))
      return sessionQuery.queryFn()
    },
    onSuccess: onOpened,
  })
  if (!isPossible) return null
  return (
    <>
      {signIn.error ? <Banner tone="danger">{faultOf(signIn.error)}</Banner> : null}
      <Button
        variant="outline"
        size="large"
        busy={signIn.isPending}
        icon={<KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={() => signIn.mutate()}
      >
        {t('passkey')}
      </Button>
    </>
  )
}
