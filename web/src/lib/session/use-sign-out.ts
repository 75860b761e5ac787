import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'

/** Ends the session, goes to / and loads the page anew, so that nothing of the person stays in memory (guest.md §2). */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => answer(api.POST('/api/auth/sign-out')),
    onSettled: () => window.location.assign('/'),
  })
