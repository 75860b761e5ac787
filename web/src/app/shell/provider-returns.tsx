import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchTexts } from '../../i18n/i18n.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'

const ProviderOutcome = lazy(async () => {
  const [{ ProviderOutcome }] = await Promise.all([
    import('../../domain/sign-in-providers/provider-outcome.tsx'),
    fetchTexts('errors', 'account'),
  ])
  return { default: ProviderOutcome }
})

/** Says what became of the way to a provider, on whichever page the person comes back to. The page to sign in says it itself. */
export const ProviderReturns = () => {
  const { pathname, search } = useLocation()
  const isShown = useHydrated() && pathname !== '/auth' && search.includes('atProvider=')
  return isShown ? <ProviderOutcome /> : null
}
