import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels that two months need side by side: twice seven days of 44 px, and the gap. */
const roomForTwo = 2 * 7 * 44 + 32

/** How many months fit into an element side by side. Follows its size. */
export const useFittingMonths = (box: RefObject<HTMLElement | null>): 1 | 2 => {
  const [months, setMonths] = useState<1 | 2>(1)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => setMonths(element.clientWidth >= roomForTwo ? 2 : 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return months
}
