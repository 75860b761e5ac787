import { type RefObject, useEffect, useState } from 'react'

/** Is there more to the left or right than a row shows? Follows scrolling and resizing. */
export const useScrollEdges = (row: RefObject<HTMLElement | null>): { before: boolean; after: boolean } => {
  const [edges, setEdges] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = (): void => {
      const gone = Math.abs(element.scrollLeft)
      const before = gone > 1
      const after = element.scrollWidth - element.clientWidth - gone > 1
      setEdges((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    for (const part of [element, ...element.children]) sizes.observe(part)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row])
  return edges
}
