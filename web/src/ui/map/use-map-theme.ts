import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '../../lib/browser/use-media-query.ts'
import type { MapTheme } from './model/map-engine.ts'

const follow = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-motion'] })
  return () => observer.disconnect()
}
const useRootData = (name: 'theme' | 'motion'): string | undefined =>
  useSyncExternalStore(follow, () => document.documentElement.dataset[name])

/** The page's theme. */
export const useMapTheme = (): MapTheme => {
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  const theme = useRootData('theme')
  return theme === 'dark' || (theme !== 'light' && darkSystem) ? 'dark' : 'light'
}

/** Does the person prefer reduced motion? */
export const useReducedMotion = (): boolean => {
  const calmSystem = useMediaQuery('(prefers-reduced-motion: reduce)')
  const motion = useRootData('motion')
  return motion === 'reduced' || (motion !== 'full' && calmSystem)
}
