import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { signInPath } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError } from '../../lib/toast/toast.ts'

/** Whom one writes to: the host of a home, or the other person of a booking. */
type About = { listingId: string } | { bookingId: string }

/** Where a person goes on who signs in first: to the thread with a home's host, else back to the page. */
const afterSignIn = (about: About): { pathname: string; search: string } =>
  'listingId' in about ? { pathname: '/messages', search: `?${homeParam}=${about.listingId}` } : window.location

/** The parameter of `/messages` that names a home whose host one writes to. */
export const homeParam = 'listing'

/**
 * Opens a thread at the address `base`; with `replace` instead of the page that is open. Signed-out people sign in first, and the thread
 * with a home's host then opens.
 */
export const useOpenThreadWith = (base = '/messages', replace = false) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user } = useSession()
  const problemText = useProblemText()
  const opening = useMutation({
    mutationFn: async (about: About) => (await import('./calls.ts')).openThread(about),
    onSuccess: (id) => navigate(`${base}/${id}`, { replace }),
    onError: (error, about) => {
      if (error instanceof ApiProblem && error.status === 401) return void navigate(signInPath(afterSignIn(about)))
      toastError({ title: t('error'), description: problemText(error) })
    },
  })
  return {
    opening: opening.isPending,
    open: (about: About): void => {
      if (user) opening.mutate(about)
      else void navigate(signInPath(afterSignIn(about)))
    },
  }
}
