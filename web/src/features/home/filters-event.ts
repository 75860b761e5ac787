import { useEffect } from 'react'

/** The window event that makes lists of homes look again (docs/product/surface.md, Navigation): filters changed somewhere else. */
export const filtersEvent = 'nordbo:filters-changed'

/** Calls back whenever filters changed somewhere else. */
export const useFiltersChanged = (look: () => void): void => {
  useEffect(() => {
    window.addEventListener(filtersEvent, look)
    return () => window.removeEventListener(filtersEvent, look)
  }, [look])
}
