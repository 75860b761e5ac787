import { useSyncExternalStore } from 'react'

const follow = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Has the browser a connection? */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)
