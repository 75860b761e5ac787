import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Focuses the content after a change of page, so that the keyboard starts there as after a page load. */
export const PageFocus = () => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
