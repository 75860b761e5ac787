import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const remembered = new Map<string, number>()
/** How long a page may take to reach the length it had, in ms. */
const timeoutMs = 1500

/** Scrolls until the page is long enough for its former position, or until a person scrolls. */
const scrollBack = (top: number): (() => void) => {
  let frame = 0
  const end = performance.now() + timeoutMs
  const stop = (): void => {
    cancelAnimationFrame(frame)
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop)
  }
  const step = (): void => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > end) stop()
    else frame = requestAnimationFrame(step)
  }
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true })
  step()
  return stop
}

/**
 * Scrolls a new page to its top, and restores the position on Back and Forward. A change of the query alone moves
 * nothing, and neither does the first page: it may have been scrolled before scripts ran.
 */
export const ScrollMemory = () => {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)
  const isFirst = useRef(true)

  // A layout effect, so that the next page's scrolling is not saved for this page.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const savePosition = (): void => void remembered.set(key, window.scrollY)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [key])

  useLayoutEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    const wasFirst = isFirst.current
    isFirst.current = false
    if (wasFirst) return
    if (kind === 'POP') return scrollBack(remembered.get(key) ?? 0)
    if (!samePage) window.scrollTo(0, 0)
  }, [key, kind, pathname])
  return null
}
