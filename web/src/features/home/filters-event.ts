import { useEffect } from 'react'

/**
 * The window event that refetches lists of homes after filters changed elsewhere
 * (docs/product/surface.md, Navigation).
 */
export const filtersEvent = 'nordbo:filters-changed'

/** Calls back whenever filters change elsewhere. */
export const useFiltersChanged = (onChange: () => void): void => {
  useEffect(() => {
    window.addEventListener(filtersEvent, onChange)
    return () => window.removeEventListener(filtersEvent, onChange)
  }, [onChange])
}
