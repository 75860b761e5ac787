import { createContext, useContext, useSyncExternalStore } from 'react'

/** The assumed screen on the server, which cannot measure one. */
export const ServerScreen = createContext<'phone' | 'wide'>('phone')

/** Does a media query match? Follows changes of the window. */
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

/** From 48rem, sidebars, dialogs and popovers replace sheets (docs/product/surface.md, Navigation). */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48rem)')
