import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page the keyboard starts at its content, as it would after a real page load. */
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
