import { type RefObject, useEffect, useState } from 'react'

/** Is there hidden content before or after the visible part of a row? Follows scrolling and resizing. */
export const useScrollEdges = (row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } => {
  const [edges, setEdges] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = (): void => {
      const scrolled = Math.abs(element.scrollLeft)
      const before = scrolled > 1
      const after = element.scrollWidth - element.clientWidth - scrolled > 1
      setEdges((current) => (current.before === before && current.after === after ? current : { before, after }))
    }
    const sizes = new ResizeObserver(measure)
    for (const part of [element, ...element.children]) sizes.observe(part)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return edges
}
