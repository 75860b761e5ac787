import { useEffect, useState } from 'react'

/** Is the page scrolled down by more than `pixels`? */
export const useScrolled = (pixels: number): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = (): void => setScrolled(window.scrollY > pixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [pixels])
  return scrolled
}
