import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from an edge that count as at it. */
const near = 80
const historyFrom = 400

interface Shown {
  /** The key of the first message. */
  firstKey: string | undefined
  /** Changes with everything that is added. */
  size: number
  /** The newest messages are there. */
  isWhole: boolean
  onTop: () => void
  onBottom: () => void
}

/** How far a box can still be scrolled down, pixels. */
const below = (box: HTMLElement): number => box.scrollHeight - box.scrollTop - box.clientHeight

/** Keeps a chat's place: at its end while the reader is there, and on the same message when others come above or below. */
export const useChatScroll = (
  box: RefObject<HTMLDivElement | null>,
  { firstKey, size, isWhole, onTop, onBottom }: Shown,
) => {
  const [atEnd, setAtEnd] = useState(true)
  const stick = useRef(true)
  const before = useRef({ height: 0, firstKey })
  const setStick = useCallback((is: boolean): void => {
    stick.current = is
    setAtEnd(is)
  }, [])
  const toEnd = useCallback((): void => {
    setStick(true)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [box, setStick])
  const lookAround = useCallback((): void => {
    const element = box.current
    if (!element) return
    setStick(isWhole && below(element) < near)
    if (element.scrollTop < historyFrom) onTop()
    if (below(element) < historyFrom) onBottom()
  }, [box, isWhole, onTop, onBottom, setStick])
  /** Brings a message into the middle of the box. */
  const toMessage = useCallback(
    (message: HTMLElement): void => {
      setStick(false)
      message.scrollIntoView({ block: 'center' })
    },
    [setStick],
  )
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
    // Pictures change the height of what is in the box, and the keyboard of a phone that of the box.
    const observer = new ResizeObserver(() => {
      if (stick.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return { atEnd, toEnd, toMessage, lookAround }
}
