import { createContext, useContext, useSyncExternalStore } from 'react'

/** The screen that a page is drawn for where there is none to measure: on the server, which guesses it. */
export const ServerScreen = createContext<'phone' | 'wide'>('phone')

/** Does a media query hold now? Follows the window. */
export const useMediaQuery = (query: string): boolean => {
  const screen = useContext(ServerScreen)
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => screen === 'wide' && query.startsWith('(min-width'),
  )
}

/** From the width at which the sidebar, dialogs and popovers replace sheets (docs/product/surface.md, Navigation). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)')
