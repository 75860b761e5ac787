import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSession } from '../../../lib/session/use-session.ts'
import { toastInfo } from '../../../lib/toast/toast.ts'
import type { DraftSync } from '../draft/use-draft-sync.ts'

/** Closing the wizard: it saves first, and asks only when something is not stored (docs/product/listings.md, Drafts). */
export const useLeaving = (sync: Pick<DraftSync, 'flush' | 'isSaved' | 'state'>) => {
  const { t } = useTranslation('createListing')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { isHost } = useSession()
  const [asking, setAsking] = useState(false)
  const { isSaved } = sync

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isSaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  const go = (): void => {
    // A person without host pages finds the draft on the page for future hosts.
    const home = isHost ? '/host/dashboard' : sync.state === 'idle' ? '/' : '/bliv-vaert'
    navigate(params.get('from') === 'profile' ? '/profile' : home)
  }
  return {
    asking,
    stay: () => setAsking(false),
    go,
    leave: async (): Promise<void> => {
      const begun = sync.state !== 'idle' || !sync.isSaved()
      const stored = sync.isSaved() || (await sync.flush().catch(() => false))
      if (!stored) return setAsking(true)
      if (begun) toastInfo({ title: t('draftKept'), description: t('draftKeptText') })
      go()
    },
  }
}
