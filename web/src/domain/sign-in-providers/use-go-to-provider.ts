import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Begins something at a provider and takes the browser there. It comes back to another page load. */
export const useGoToProvider = (begin: (provider: string) => Promise<{ url: string }>) => {
  const go = useMutation({
    mutationFn: begin,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const { reset } = go
  // Back from the provider's page can show this one as it was left: busy.
  useEffect(() => {
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [reset])
  return {
    go: go.mutate,
    error: go.error,
    /** The provider to which the browser is on its way. */
    leavingFor: go.isPending || go.isSuccess ? go.variables : undefined,
  }
}
