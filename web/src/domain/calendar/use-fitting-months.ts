import { type RefObject, useLayoutEffect, useState } from 'react'

/** Px that two months need beside each other: twice seven days of 44 px, and what lies between. */
const roomForTwo = 2 * 7 * 44 + 32

/** How many months fit into a box: two beside each other, or one. Follows the box. */
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
