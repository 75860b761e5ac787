import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const remembered = new Map<string, number>()
/** How long a page may take to grow back to where it was left, ms. */
const patienceMs = 1500

/** Scrolls until the page is long enough to be where it was left, or a person takes over. */
const scrollBack = (top: number): (() => void) => {
  let frame = 0
  const end = performance.now() + patienceMs
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

/** A new page starts at its top; Back and Forward return to where it was left. Changes of the query alone move nothing. */
export const ScrollMemory = () => {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)

  // A layout effect: the next page's own scrolling must not be noted as this one's.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const note = (): void => void remembered.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  useLayoutEffect(() => {
    const samePage = shown.current === pathname
    shown.current = pathname
    if (kind === 'POP') return scrollBack(remembered.get(key) ?? 0)
    if (!samePage) window.scrollTo(0, 0)
  }, [key, kind, pathname])
  return null
}
