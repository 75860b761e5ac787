import { useSyncExternalStore } from 'react'

/** Does a media query hold now? Follows the window. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )

/** From the width at which the sidebar, dialogs and popovers replace sheets (guest.md §9: 768). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)')
