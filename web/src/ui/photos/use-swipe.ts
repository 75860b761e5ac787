import { type DragEvent, type PointerEvent, useRef } from 'react'

/** How much of the screen's width a pull has to cover. */
const shareOfWidth = 1 / 8

/** A person who has zoomed in moves about in the picture and does not leave it. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01

interface Swipe {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
  onDragStart(event: DragEvent<HTMLElement>): void
}

/**
 * Pulls sideways by one finger, a pen or a mouse: +1 on to the next, -1 back. For an element with `touch-pan-y touch-pinch-zoom`, so
 * that the browser leaves it these pulls alone.
 */
export const useSwipe = (onSwipe: (by: 1 | -1) => void): Swipe => {
  const from = useRef<{ x: number; y: number } | null>(null)
  const forget = (): void => {
    from.current = null
  }
  return {
    onPointerDown: (event) => {
      // A second finger makes it a pinch.
      from.current =
        event.isPrimary && event.button === 0 && !isZoomed() ? { x: event.clientX, y: event.clientY } : null
      // It ends here, wherever it is let go.
      if (from.current) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event) => {
      if (from.current === null) return
      const [right, down] = [event.clientX - from.current.x, event.clientY - from.current.y]
      forget()
      if (Math.abs(right) > Math.max(Math.abs(down), window.innerWidth * shareOfWidth)) onSwipe(right < 0 ? 1 : -1)
    },
    onPointerCancel: forget,
    // A mouse that pulls a picture swipes it, instead of carrying it away.
    onDragStart: (event) => event.preventDefault(),
  }
}
