import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Focuses the content after a change of page, so that the keyboard starts there as after a page load: the part that the page marks with
 * `data-page-focus`, or all of it. A menu that was opened while the page loaded keeps the focus, since losing it closes the menu.
 */
export const PageFocus = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement?.closest('[role="menu"][data-state="open"]')) return
    const part = document.querySelector<HTMLElement>('#main [data-page-focus]') ?? document.getElementById('main')
    part?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
