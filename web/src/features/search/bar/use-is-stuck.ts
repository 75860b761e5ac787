import { type RefObject, useEffect, useState } from 'react'

/** Set on the root element while the search is in the header, whose styles make room. */
const flag = 'data-search-in-header'

/** Has the content after `mark` scrolled up into the header? True if `always`. */
export const useIsStuck = (mark: RefObject<HTMLElement | null>, always = false): boolean => {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      const above = always || (entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
      setStuck(above)
      document.documentElement.toggleAttribute(flag, above)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.documentElement.removeAttribute(flag)
    }
  }, [mark, always])
  return always || stuck
}
