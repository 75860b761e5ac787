import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and during hydration. For parts that render only in the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
