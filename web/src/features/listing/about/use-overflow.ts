import { type RefObject, useEffect, useState } from 'react'

/** Does an element's content overflow? Follows its size while it is `clamped`. */
export const useOverflow = (box: RefObject<HTMLElement | null>, clamped: boolean): boolean => {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || !clamped) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, clamped])
  return overflows
}
