import { type DragEvent, type PointerEvent, useRef } from 'react'
import { readingWay } from '../../lib/browser/reading-way.ts'

/** The share of the screen's width that a swipe must cover. */
const shareOfWidth = 1 / 8

/** Is the page zoomed in? A drag then pans the photo. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01

interface Swipe {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
  onDragStart(event: DragEvent<HTMLElement>): void
}

/**
 * Detects horizontal swipes by finger, pen or mouse: +1 to the next, -1 back. The element needs `touch-pan-y
 * touch-pinch-zoom`, so that the browser leaves these gestures to it.
 */
export const useSwipe = (onSwipe: (by: 1 | -1) => void): Swipe => {
  const from = useRef<{ x: number; y: number } | null>(null)
  const reset = (): void => {
    from.current = null
  }
  return {
    onPointerDown: (event) => {
      // A second finger makes it a pinch.
      from.current =
        event.isPrimary && event.button === 0 && !isZoomed() ? { x: event.clientX, y: event.clientY } : null
      // Receives the end of the swipe wherever it happens.
      if (from.current) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event) => {
      if (from.current === null) return
      const [right, down] = [event.clientX - from.current.x, event.clientY - from.current.y]
      reset()
      const back = right * readingWay(event.currentTarget) > 0
      if (Math.abs(right) > Math.max(Math.abs(down), window.innerWidth * shareOfWidth)) onSwipe(back ? -1 : 1)
    },
    onPointerCancel: reset,
    // Prevents the browser from dragging the image.
    onDragStart: (event) => event.preventDefault(),
  }
}
