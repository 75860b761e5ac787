import { lazy, Suspense } from 'react'
import { fetchAccountTexts } from '../../i18n/i18n.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { VerifyReason } from './verify-mail-notice.tsx'

const VerifyMailNotice = lazy(async () => {
  const [{ VerifyMailNotice }] = await Promise.all([import('./verify-mail-notice.tsx'), fetchAccountTexts()])
  return { default: VerifyMailNotice }
})

/** The notice for people whose mail address is not verified; nothing for all others. */
export const AskToVerify = ({ reason }: { reason: VerifyReason }) => {
  const { user } = useSession()
  if (!user || user.emailVerified) return null
  return (
    <Suspense>
      <VerifyMailNotice reason={reason} />
    </Suspense>
  )
}
