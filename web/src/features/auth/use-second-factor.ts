import { useMutation } from '@tanstack/react-query'
import type { SecondFactor } from '../../domain/two-factor/use-second-factor-field.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'

/** Finishes a begun sign-in with its second factor and fetches the new session. */
export const useSecondFactor = (onOpened: (session: SessionAnswer) => void) =>
  useMutation({
    mutationFn: async (factor: SecondFactor): Promise<SessionAnswer> => {
      await answer(api.POST('/api/auth/two-factor', { body: factor }))
      return sessionQuery.queryFn()
    },
    onSuccess: onOpened,
  })
