import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'
import { dropSavedTrips } from '../offline/saved-pages.ts'

/** Deletes what was begun in this tab: messages, reviews, answers of the wizard. */
const dropBegunTexts = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** Ends push messages in this browser. Without a connection they stay, and the server sends none to an ended session. */
const forgetPush = (): Promise<void> =>
  import('../push/own-subscription.ts').then(
    (push) => push.forgetPush(),
    () => undefined,
  )

/** Ends the session and loads / anew, so that no personal data stays in the tab (docs/product/people.md, Sessions). */
export const useSignOut = () =>
  useMutation({
    mutationFn: async () => {
      await forgetPush()
      return answer(api.POST('/api/auth/sign-out'))
    },
    onSuccess: dropBegunTexts,
    onSettled: async () => {
      await dropSavedTrips()
      window.location.assign('/')
    },
  })
