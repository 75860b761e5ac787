import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { fetchConsentTexts } from '../../i18n/i18n.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { consentEvent, followChoice, keptChoice } from '../../lib/consent/consent.ts'

const ConsentBar = lazy(async () => {
  const [{ ConsentBar }] = await Promise.all([import('../../features/consent/consent-bar.tsx'), fetchConsentTexts()])
  return { default: ConsentBar }
})

/** Asks what this browser may keep, until there is a choice, and again when somebody opens it. */
export const Consents = () => {
  const hydrated = useHydrated()
  const kept = useSyncExternalStore(followChoice, keptChoice, () => null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const open = (): void => setOpened(true)
    window.addEventListener(consentEvent, open)
    return () => window.removeEventListener(consentEvent, open)
  }, [])
  if (!hydrated || (kept && !opened)) return null
  return (
    <Suspense>
      <ConsentBar kept={kept?.choice ?? null} focused={opened} onDone={() => setOpened(false)} />
    </Suspense>
  )
}
