import { type RefObject, useEffect, useState } from 'react'

/** A third of the screen ahead. */
const ahead = '33%'

/** Has a box come near what is on the screen? Stays true once it has. */
export const useInView = (box: RefObject<HTMLElement | null>, margin = ahead): boolean => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, margin, seen])
  return seen
}
