import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Cell } from './selection.ts'

interface GridPointer {
  onPress: (cell: Cell, extend: boolean) => void
  onReach: (cell: Cell) => void
}

/** The day under an event, by the attributes of its cell. */
const cellOf = ({ target }: { target: EventTarget }): Cell | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  const { home, day } = element?.dataset ?? {}
  return home !== undefined && day !== undefined ? { home, date: day } : null
}

/**
 * Handlers of a grid of days. A mouse or a pen presses and drags; a finger scrolls, and its tap presses. What a
 * screen reader clicks is a press too.
 */
export const useGridPointer = ({ onPress, onReach }: GridPointer) => {
  const last = useRef<string | null>(null)
  const pressed = useRef(false)
  const nameOf = ({ home, date }: Cell): string => `${home} ${date}`
  const end = (): void => {
    last.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellOf(event)
      pressed.current = false
      if (!cell || event.pointerType === 'touch' || event.button !== 0) return
      pressed.current = true
      last.current = nameOf(cell)
      onPress(cell, event.shiftKey)
    },
    onPointerMove: (event: PointerEvent) => {
      if (last.current === null || (event.buttons & 1) === 0) return end()
      const cell = cellOf(event)
      if (!cell || nameOf(cell) === last.current) return
      last.current = nameOf(cell)
      onReach(cell)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event)
      if (cell && !pressed.current) onPress(cell, event.shiftKey)
      pressed.current = false
    },
  }
}
