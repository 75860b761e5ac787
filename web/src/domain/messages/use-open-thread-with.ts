import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiProblem } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { signInPath } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError } from '../../lib/toast/toast.ts'

/**
 * Opens the thread with a home's host, or with the other person of a booking, at the address `base`. Signed-out people sign in first and
 * come back.
 */
export const useOpenThreadWith = (base = '/messages') => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user } = useSession()
  const problemText = useProblemText()
  const opening = useMutation({
    mutationFn: async (about: { listingId: string } | { bookingId: string }) =>
      (await import('./calls.ts')).openThread(about),
    onSuccess: (id) => navigate(`${base}/${id}`),
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 401) return void navigate(signInPath(window.location))
      toastError({ title: t('error'), description: problemText(error) })
    },
  })
  return {
    opening: opening.isPending,
    open: (about: { listingId: string } | { bookingId: string }): void => {
      if (user) opening.mutate(about)
      else void navigate(signInPath(window.location))
    },
  }
}
