import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and while its page is taken over, for what is drawn in the browser alone. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
