import { useEffect, useState } from 'react'

/** Is the page scrolled by more than so many pixels? */
export const useScrolled = (pixels: number): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return scrolled
}
