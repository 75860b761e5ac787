import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from an edge that count as at it. */
const near = 80
const historyFrom = 400

/**
 * Keeps a chat's place: at its end while the reader is there, and on the same message when older ones come above. `firstKey` is
 * the first message's, and `size` changes with everything that is added.
 */
export const useChatScroll = (
  box: RefObject<HTMLDivElement | null>,
  { firstKey, size, onTop }: { firstKey: string | undefined; size: number; onTop: () => void },
) => {
  const [atEnd, setAtEnd] = useState(true)
  const stick = useRef(true)
  const before = useRef({ height: 0, firstKey })
  const toEnd = useCallback((): void => {
    stick.current = true
    setAtEnd(true)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [box])
  const lookAround = useCallback((): void => {
    const element = box.current
    if (!element) return
    stick.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    setAtEnd(stick.current)
    if (element.scrollTop < historyFrom) onTop()
  }, [box, onTop])
  // A new size is when the place must be kept.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const grown = element.scrollHeight - before.current.height
    const isHistory = before.current.firstKey !== undefined && before.current.firstKey !== firstKey
    if (isHistory && !stick.current) element.scrollTop += grown
    else if (stick.current) element.scrollTop = element.scrollHeight
    before.current = { height: element.scrollHeight, firstKey }
  }, [size, firstKey])
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Pictures and the keyboard of a phone change the height.
    const observer = new ResizeObserver(() => {
      if (stick.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return { atEnd, toEnd, lookAround }
}
