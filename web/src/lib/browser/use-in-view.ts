import { type RefObject, useEffect, useState } from 'react'

/** Distance from the screen that counts as near. */
const ahead = '33%'

/** Has an element come near the screen? Stays true from then on. */
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
