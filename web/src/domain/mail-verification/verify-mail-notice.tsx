import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

/** What the person wants to do. */
export type VerifyReason = 'account' | 'booking' | 'publishing'

/** Asks a person to open the link that proves their mail address, and sends it again (docs/product/people.md, Mail verification). */
export const VerifyMailNotice = ({ reason }: { reason: VerifyReason }) => {
  const { t } = useTranslation('auth')
  const problemText = useProblemText()
  // The link is often opened in another tab, or on another device.
  const { data } = useQuery({ ...sessionQuery, refetchOnWindowFocus: 'always' })
  const send = useMutation({ mutationFn: () => answer(api.POST('/api/auth/verify-email/resend')) })
  const user = data?.user
  if (!user || user.emailVerified) return null
  return (
    <Banner tone="info" title={t('verify.title')}>
      <p>{t(`verify.${reason}`, { email: user.email })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
          {t('verify.again')}
        </Button>
        <p className="text-12">
          {send.isError ? problemText(send.error) : t(send.isSuccess ? 'verify.sent' : 'verify.limit')}
        </p>
      </div>
    </Banner>
  )
}
