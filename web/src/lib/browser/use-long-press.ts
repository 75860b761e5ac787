import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds after which a press is a long one. */
const longPressMs = 500

/** Handlers of an element that tells a press from a long press. The context menu counts as a long press. */
export const useLongPress = ({ onPress, onLongPress }: { onPress: () => void; onLongPress: () => void }) => {
  const timer = useRef<number | undefined>(undefined)
  const wasLong = useRef(false)
  const cancel = (): void => window.clearTimeout(timer.current)
  return {
    onClick: () => {
      if (!wasLong.current) onPress()
      wasLong.current = false
    },
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      cancel()
      if (event.button !== 0) return
      timer.current = window.setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, longPressMs)
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      cancel()
      if (!wasLong.current) onLongPress()
    },
  }
}
