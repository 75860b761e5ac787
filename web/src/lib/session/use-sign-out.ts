import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'

/** Ends the session, goes to / and loads the page anew, so that nothing of the person stays in memory (docs/product/people.md, Sessions). */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => answer(api.POST('/api/auth/sign-out')),
    onSettled: () => window.location.assign('/'),
  })
