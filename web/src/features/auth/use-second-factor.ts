import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { sessionQuery } from '../../lib/session/use-session.ts'

/** The two kinds of second factor. */
export type SecondFactorWay = 'code' | 'recoveryCode'

interface Given {
  way: SecondFactorWay
  text: string
}

/** Finishes a begun sign-in with its second factor and fetches the new session. */
export const useSecondFactor = (onOpened: (session: SessionAnswer) => void) =>
  useMutation({
    mutationFn: async ({ way, text }: Given): Promise<SessionAnswer> => {
      const body = way === 'code' ? { code: text } : { recoveryCode: text }
      await answer(api.POST('/api/auth/two-factor', { body }))
      return sessionQuery.queryFn()
    },
    onSuccess: onOpened,
  })
